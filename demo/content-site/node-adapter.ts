import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { isDropped } from './http/drop.ts'
import { REMOTE_ADDRESS } from './http/rate-limit.ts'

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

export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void

/**
 * Turns a fetch-style handler into a listener for `http.createServer` or Connect middleware (Vite).
 * Requests for other paths are passed to `next`, or answered with 404 without it.
 */
export function toNodeHandler(handle: (request: Request) => Promise<Response>): NodeHandler {
  return (message, response, next) => {
    if (!isSitePath(message.url ?? '/')) {
      if (next) next()
      else response.writeHead(404).end()
      return
    }
    answer(handle, message, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  }
}

/** Whether a path (with or without query) belongs to the content site. */
export function isSitePath(path: string): boolean {
  return PREFIXES.some((prefix) => path.startsWith(prefix))
}

async function answer(
  handle: (request: Request) => Promise<Response>,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const answered = await handle(toRequest(message, gone.signal))
  if (isDropped(answered)) {
    response.destroy()
    return
  }
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  if (answered.body === null || gone.signal.aborted) response.end()
  else await pipeline(Readable.fromWeb(answered.body as NodeWebStream), response)
}

function toRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const method = message.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each)
  }
  headers.set(REMOTE_ADDRESS, message.socket.remoteAddress ?? '')
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
  const init: RequestInit = { method, headers, signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  // `duplex` is required by fetch for a streamed body. The DOM types do not include it yet.
  const withBody = { ...init, body: chunks(message), duplex: 'half' }
  return new Request(url, withBody as unknown as RequestInit)
}

/** The request body, opened only when a route reads it: Node discards a body that is never read. */
async function* chunks(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  yield* message
}
