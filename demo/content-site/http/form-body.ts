import { contentType, readLimited } from './limited-body.ts'
import { SiteError } from './site-error.ts'

/** Maximum body size. Fits a message of 3,500 emoji and the largest snapshot, both percent-encoded. */
const MAXIMUM_KILOBYTES = 128

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Reads a form posted by a browser. For duplicate names the last value is used; files are ignored.
 * @throws SiteError 415 for another content type, 413 above 128 KB, 400 for a malformed form.
 */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  if (!FORM_TYPES.includes(contentType(request))) {
    throw new SiteError('unsupported_media_type', `Send ${FORM_TYPES.join(' or ')}.`)
  }
  const bytes = await readLimited(request, MAXIMUM_KILOBYTES)
  const type = request.headers.get('Content-Type') ?? ''
  const whole = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
  const fields = new Map<string, string>()
  for (const [name, value] of await parsed(whole)) {
    if (typeof value === 'string') fields.set(name, value)
  }
  return fields
}

async function parsed(whole: Response): Promise<FormData> {
  try {
    return await whole.formData()
  } catch {
    throw new SiteError('bad_request', 'The form cannot be read.')
  }
}
