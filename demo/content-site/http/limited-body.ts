import { SiteError } from './site-error.ts'

/**
 * Reads a body.
 * @param kilobytes Largest body accepted.
 * @throws SiteError 413 above that.
 */
export async function readLimited(request: Request, kilobytes = 64): Promise<Buffer> {
  const maximum = kilobytes * 1024
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    // The rest is read and dropped: leaving early would break the connection before the answer.
    if (bytes <= maximum) chunks.push(chunk)
  }
  if (bytes > maximum) throw new SiteError('payload_too_large', `At most ${kilobytes} KB are read.`)
  return Buffer.concat(chunks)
}

/** The type a body is sent as, without its parameters. */
export function contentType(request: Request): string {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}
