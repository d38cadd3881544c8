import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteEnvironment } from './environment.ts'
import { SiteError } from './site-error.ts'

/** What a route accepts, and the maximum size in KB. A form fits 3,500 emoji and the largest snapshot, percent-encoded. */
const BODIES = {
  json: { types: ['application/json'], kilobytes: 64 },
  form: { types: ['application/x-www-form-urlencoded', 'multipart/form-data'], kilobytes: 128 },
} as const

export type BodyKind = keyof typeof BODIES

/**
 * Reads the body of a request, up to its maximum size.
 * @throws SiteError 415 for another content type, 413 for a larger body.
 */
export async function checkBody(
  kind: BodyKind,
  context: Context<SiteEnvironment, string>,
): Promise<void> {
  const { types, kilobytes } = BODIES[kind]
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.some((accepted) => accepted === type))
    throw new SiteError('unsupported_media_type', `Send ${types.join(' or ')}.`)
  const limit: MiddlewareHandler<SiteEnvironment> = bodyLimit({
    maxSize: kilobytes * 1024,
    onError: async ({ req }) => {
      // Read and discard the rest: the connection would be closed before the response is sent.
      if (req.raw.body?.locked === false) await req.raw.body.pipeTo(new WritableStream())
      throw new SiteError('payload_too_large', `At most ${kilobytes} KB are read.`)
    },
  })
  await limit(context, async () => undefined)
}

/**
 * Reads a JSON object.
 * @throws SiteError 400 for anything but an object.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => {
    throw new SiteError('bad_request', 'The body is not JSON.')
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new SiteError('bad_request', 'The body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

/**
 * Reads a form posted by a browser. For duplicate names the last value is used; files are ignored.
 * @throws SiteError 400 for a malformed form.
 */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const form = await request.formData().catch(() => {
    throw new SiteError('bad_request', 'The form cannot be read.')
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value)
  return fields
}
