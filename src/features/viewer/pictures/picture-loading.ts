/** Timeout of an image request, in milliseconds, so that one hanging request does not block the queue. */
const TIMEOUT_MS = 20_000

/** Cache size in bytes of encoded images: enough for the frames of a few colours. */
const CAPACITY = 12_000_000

interface InFlightRequest {
  readonly picture: Promise<Blob>
  readonly abort: AbortController
  waiting: number
}

const kept = new Map<string, Blob>()
const inFlight = new Map<string, InFlightRequest>()

/**
 * Loads an image's bytes, from the cache or a pending request if possible. Throws on a failed response, after 20 s,
 * and when aborted.
 * @param signal Aborts this call; the request is aborted once no caller is waiting for it.
 */
export async function loadPicture(
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low' = 'low',
): Promise<Blob> {
  signal.throwIfAborted()
  const known = kept.get(url)
  if (known) {
    keep(url, known)
    return known
  }
  const request = inFlight.get(url) ?? start(url, priority)
  request.waiting += 1
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      request.waiting -= 1
      if (request.waiting === 0) {
        request.abort.abort()
        inFlight.delete(url)
      }
      reject(new Error(`${url}: aborted`))
    }
    signal.addEventListener('abort', giveUp, { once: true })
    request.picture.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

/** Whether an image has been loaded and is still cached. */
export function isPictureLoaded(url: string): boolean {
  return kept.has(url)
}

function start(url: string, priority: 'high' | 'low'): InFlightRequest {
  const abort = new AbortController()
  const picture = fetchPicture(url, abort.signal, priority).finally(() => {
    if (inFlight.get(url) === request) inFlight.delete(url)
  })
  const request: InFlightRequest = { picture, abort, waiting: 0 }
  inFlight.set(url, request)
  return request
}

/**
 * Requests an image. While the page is hidden for another one, the request is aborted, because it would keep the page
 * out of the back/forward cache, and it is repeated when the visitor comes back.
 */
async function fetchPicture(
  url: string,
  signal: AbortSignal,
  priority: 'high' | 'low',
): Promise<Blob> {
  const request = new AbortController()
  const abort = (): void => request.abort()
  const end = new AbortController()
  let isLeft = false
  const leave = (): void => {
    isLeft = true
    abort()
  }
  const timer = setTimeout(abort, TIMEOUT_MS)
  signal.addEventListener('abort', abort, { signal: end.signal })
  addEventListener('pagehide', leave, { signal: end.signal })
  try {
    const response = await fetch(url, { signal: request.signal, priority })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    const picture = await response.blob()
    keep(url, picture)
    return picture
  } catch (error) {
    if (!isLeft || signal.aborted) throw error
  } finally {
    clearTimeout(timer)
    end.abort()
  }
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  return fetchPicture(url, signal, priority)
}

/** Caches an image and evicts the least recently used ones beyond the capacity. */
function keep(url: string, picture: Blob): void {
  kept.delete(url)
  kept.set(url, picture)
  let bytes = 0
  for (const { size } of kept.values()) bytes += size
  for (const [address, { size }] of kept) {
    if (bytes <= CAPACITY) return
    kept.delete(address)
    bytes -= size
  }
}
