import { SiteError } from './site-error.ts'

/** Largest body read, in bytes. */
const MAXIMUM_BYTES = 64 * 1024

/**
 * Reads a JSON object.
 * @throws SiteError 415 for another content type, 413 above 64 KB, 400 for anything but an object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new SiteError('unsupported_media_type', 'Send application/json.')
  }
  const body = parse(await readLimited(request))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new SiteError('bad_request', 'The body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

async function readLimited(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    // The rest is read and forgotten: leaving early would break the connection before the answer.
    if (bytes <= MAXIMUM_BYTES) chunks.push(chunk)
  }
  if (bytes > MAXIMUM_BYTES) throw new SiteError('payload_too_large', 'At most 64 KB are read.')
  return Buffer.concat(chunks).toString('utf8')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new SiteError('bad_request', 'The body is not JSON.')
  }
}
