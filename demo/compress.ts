import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isDropped } from './content-site/http/drop.ts'
import type { FetchHandler } from './content-site/node-adapter.ts'

const compress = promisify(brotliCompress)

/** Responses smaller than this many bytes are sent uncompressed. */
const WORTH_COMPRESSING = 1024

/** Cache of compressed responses, by ETag. */
const REMEMBERED = 500

/** A fast compression level, because responses are compressed on demand. */
const QUALITY = 5

const TEXT = /^(application\/([\w-]+\+)?json|image\/svg\+xml|text\/)/

/** Wraps a fetch-style handler. Text responses are compressed when the browser accepts brotli. */
export function compressing(handle: FetchHandler): FetchHandler {
  const remembered = new Map<string, Buffer>()

  const compressed = async (etag: string, bytes: Uint8Array): Promise<Buffer> => {
    const known = remembered.get(etag)
    if (known !== undefined) return known
    const made = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    const [oldest] = remembered.keys()
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(etag, made)
    return made
  }

  return async (request, bindings) => {
    const response = await handle(request, bindings)
    const etag = response.headers.get('etag')
    const isCompressible =
      !isDropped(response) &&
      response.status === 200 &&
      request.method === 'GET' &&
      etag !== null &&
      !response.headers.has('content-encoding') &&
      TEXT.test(response.headers.get('content-type') ?? '')
    if (!isCompressible) return response
    const headers = new Headers(response.headers)
    headers.append('vary', 'accept-encoding')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isTaken = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
    if (!isTaken || bytes.byteLength < WORTH_COMPRESSING) return new Response(bytes, { headers })
    const body = await compressed(etag, bytes)
    headers.set('content-encoding', 'br')
    headers.set('content-length', String(body.byteLength))
    return new Response(new Uint8Array(body), { headers })
  }
}
