import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { isEnglish } from './english.ts'
import { isDropped } from './http/drop.ts'

/** Path prefixes that the content site handles. */
const PREFIXES = [
  '/wp-json/cfg/',
  '/ds/',
  '/media/',
  '/documents/',
  '/forms/',
  '/obrigado',
  '/nao-enviado',
  '/politica-de-privacidade',
  '/acessibilidade',
  '/ficha-legal',
  '/retirar-consentimento',
  '/__faults',
] as const

type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void

/** A fetch-style handler, which also receives Node's request and response. */
export type FetchHandler = (request: Request, bindings: HttpBindings) => Promise<Response>

/** Turns a fetch-style handler into a listener for `http.createServer`. A network error drops the connection. */
export function toListener(handle: FetchHandler): NodeHandler {
  const listener = getRequestListener(
    async (request, env) => {
      const bindings = env as HttpBindings
      const response = await handle(request, bindings)
      if (!isDropped(response)) return response
      bindings.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    },
    // Node itself reads and discards a body that no route has read. Hono would close the connection.
    { autoCleanupIncoming: false },
  )
  return (request, response) => void listener(request, response)
}

/**
 * The same as Connect middleware (Vite). Requests for other paths than the content site's are passed to `next`, or
 * answered with 404 without it.
 */
export function toNodeHandler(handle: FetchHandler): NodeHandler {
  const listener = toListener(handle)
  return (request, response, next) => {
    if (isSitePath(request.url ?? '/')) listener(request, response)
    else if (next) next()
    else response.writeHead(404).end()
  }
}

/** Whether a path (with or without query) belongs to the content site. */
export function isSitePath(path: string): boolean {
  return isEnglish(path) || PREFIXES.some((prefix) => path.startsWith(prefix))
}
