import { setTimeout as wait } from 'node:timers/promises'

/** The response to a request, or how it failed. */
export interface Reply {
  readonly url: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
  /** Until the last byte that was read. */
  readonly seconds: number
}

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sends a POST with this JSON. */
  readonly json?: unknown
  /** Stops reading after this many bytes. */
  readonly maxBytes?: number
}

/** Sends requests at a limited rate. */
export interface Client {
  readonly send: (url: URL, options?: RequestOptions) => Promise<Reply>
  /** Requests so far. */
  readonly count: () => number
}

export interface ClientOptions {
  /** Requests started per second; 0 does not limit them. */
  readonly rate: number
  /** Per request, in seconds. */
  readonly timeout: number
}

/** Most requests at the same time. */
const PARALLEL = 6

export function createClient({ rate, timeout }: ClientOptions): Client {
  const interval = rate > 0 ? 1000 / rate : 0
  const waiting: (() => void)[] = []
  let running = 0
  let count = 0
  let nextStart = 0

  async function turn(): Promise<void> {
    if (running >= PARALLEL) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    const now = performance.now()
    const start = Math.max(now, nextStart)
    nextStart = start + interval
    if (start > now) await wait(start - now)
  }

  /** Hands the place to the next request. */
  function finish(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function send(url: URL, options: RequestOptions = {}): Promise<Reply> {
    await turn()
    count += 1
    try {
      return await request(url, options, timeout)
    } finally {
      finish()
    }
  }

  return { send, count: () => count }
}

/** The JSON in a body; null if it is none. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return null
  }
}

async function request(
  url: URL,
  { headers = {}, json, maxBytes = Infinity }: RequestOptions,
  timeout: number,
): Promise<Reply> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout * 1000)
  const isPost = json !== undefined
  const noReply = { url: url.href, status: 0, headers: new Headers(), body: new Uint8Array() }
  try {
    const response = await fetch(url, {
      method: isPost ? 'POST' : 'GET',
      headers: { ...headers, ...(isPost && { 'Content-Type': 'application/json' }) },
      body: isPost ? JSON.stringify(json) : null,
      redirect: 'manual',
      signal: abort.signal,
    })
    const { status, headers: received } = response
    const body = await firstBytes(response, maxBytes)
    return { url: url.href, status, headers: received, body, seconds: seconds() }
  } catch {
    return { ...noReply, seconds: seconds() }
  } finally {
    clearTimeout(timer)
  }
}

async function firstBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  if (body === null) return new Uint8Array()
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length >= maxBytes) break
  }
  return Buffer.concat(chunks)
}
