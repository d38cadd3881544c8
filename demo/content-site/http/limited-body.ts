import { SiteError } from './site-error.ts'

/**
 * Reads a request body up to a maximum size.
 * @param kilobytes Maximum body size.
 * @throws SiteError 413 when it is exceeded.
 */
export async function readLimited(request: Request, kilobytes = 64): Promise<Buffer> {
  const maximum = kilobytes * 1024
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    // Read and discard the rest: returning early would close the connection before the response is
    // sent.
    if (bytes <= maximum) chunks.push(chunk)
  }
  if (bytes > maximum) throw new SiteError('payload_too_large', `At most ${kilobytes} KB are read.`)
  return Buffer.concat(chunks)
}

/** The media type of the body, without parameters. */
export function contentType(request: Request): string {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}
