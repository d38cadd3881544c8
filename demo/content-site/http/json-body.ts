import { contentType, readLimited } from './limited-body.ts'
import { SiteError } from './site-error.ts'

/**
 * Reads a JSON object.
 * @throws SiteError 415 for another content type, 413 above 64 KB, 400 for anything but an object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (contentType(request) !== 'application/json') {
    throw new SiteError('unsupported_media_type', 'Send application/json.')
  }
  const bytes = await readLimited(request)
  const body = parse(bytes.toString('utf8'))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new SiteError('bad_request', 'The body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new SiteError('bad_request', 'The body is not JSON.')
  }
}
