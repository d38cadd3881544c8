import { SiteError } from './site-error.ts'

/** Largest body read, in bytes. */
const MAXIMUM_BYTES = 64 * 1024

/** Reads a body. @throws SiteError 413 above 64 KB. */
export async function readLimited(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    // The rest is read and forgotten: leaving early would break the connection before the answer.
    if (bytes <= MAXIMUM_BYTES) chunks.push(chunk)
  }
  if (bytes > MAXIMUM_BYTES) throw new SiteError('payload_too_large', 'At most 64 KB are read.')
  return Buffer.concat(chunks)
}

/** The type a body is sent as, without its parameters. */
export function contentType(request: Request): string {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}
