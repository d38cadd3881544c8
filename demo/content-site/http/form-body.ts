import { contentType, readLimited } from './limited-body.ts'
import { SiteError } from './site-error.ts'

/** A message of 3,500 emoji and the largest snapshot, both percent-encoded, fit. */
const MAXIMUM_KILOBYTES = 128

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Reads a form as browsers post it; of a name that comes twice the last, and no files.
 * @throws SiteError 415 for another content type, 413 above 128 KB, 400 for a form that cannot be read.
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
