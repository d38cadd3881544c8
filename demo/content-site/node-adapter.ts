import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { isDropped } from './http/drop.ts'

/** What the content site answers; every other path is somebody else's. */
const PREFIXES = [
  '/wp-json/cfg/',
  '/ds/',
  '/media/',
  '/documents/',
  '/forms/',
  '/obrigado',
  '/nao-enviado',
  '/politica-de-privacidade',
  '/__faults',
] as const

export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void

/**
 * Makes a listener for `http.createServer`, or Connect middleware (Vite), of a fetch-style handler.
 * Paths outside the site go to `next`, or are answered 404 where there is none.
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

/** Whether a path (with or without query) is the content site's. */
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
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
  const init: RequestInit = { method, headers, signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  // `duplex` is what fetch asks of a streamed body; the DOM's types do not know it yet.
  const withBody = { ...init, body: chunks(message), duplex: 'half' }
  return new Request(url, withBody as unknown as RequestInit)
}

/** The body, touched only when a route reads it: Node itself discards a body that nobody touched. */
async function* chunks(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  yield* message
}
