import { imageSize } from 'image-size'
import type { Content } from './content.ts'

/** Bytes that are read of a picture: enough for its size. */
const MAX_BYTES = 65_536

/** A picture that was requested. */
export interface Picture {
  readonly address: string
  readonly status: number
  /** In pixels; null if the response is not a picture. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly isShared: boolean
  readonly isCacheable: boolean
}

/** Requests pictures, each once. */
export class PictureLoader {
  readonly #content: Content
  readonly #pictures = new Map<string, Promise<Picture>>()

  constructor(content: Content) {
    this.#content = content
  }

  /** Number of pictures so far. */
  get count(): number {
    return this.#pictures.size
  }

  load(address: string): Promise<Picture> {
    const known = this.#pictures.get(address)
    if (known) return known
    const picture = this.#request(address)
    this.#pictures.set(address, picture)
    return picture
  }

  async #request(address: string): Promise<Picture> {
    const { root, client } = this.#content
    const url = URL.canParse(address, root) ? new URL(address, root) : null
    if (url === null || !/^https?:$/.test(url.protocol))
      return { address, status: 0, size: null, isShared: false, isCacheable: false }
    // Some servers send CORS headers only to other origins.
    const headers = { Origin: 'https://configurator.invalid' }
    const reply = await client.send(url, { headers, maxBytes: MAX_BYTES })
    const cacheControl = reply.headers.get('Cache-Control') ?? ''
    return {
      address,
      status: reply.status,
      size: reply.status === 200 ? sizeOf(reply.body) : null,
      isShared: reply.headers.get('Access-Control-Allow-Origin') !== null,
      isCacheable: /max-age=[1-9]/.test(cacheControl) && !/no-store|no-cache/.test(cacheControl),
    }
  }
}

function sizeOf(bytes: Uint8Array): Picture['size'] {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return null
  }
}
