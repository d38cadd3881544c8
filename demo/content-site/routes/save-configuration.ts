import { readJsonObject } from '../http/bodies.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { FIGURES, TEXTS } from './saved-fields.ts'

/** Maximum length of a stored field, in characters. */
const MAXIMUM_LENGTH = 2000

/** Saves a configuration with all known fields. Unknown fields are ignored (spec §7). */
export const saveConfiguration: Route = {
  call: 'saveCfgOptions',
  method: 'POST',
  body: 'json',
  path: '/wp-json/cfg/saveCfgOptions',
  answer: async ({ request }, { configurations }) => {
    const body = await readJsonObject(request)
    const fields: Record<string, string | number> = {}
    for (const name of [...TEXTS, ...FIGURES]) fields[name] = field(body, name)
    for (const name of FIGURES) requireFigure(name, fields[name] ?? '')
    if (fields['creditType'] !== 'CRED') {
      throw new SiteError('bad_request', "creditType must be 'CRED'.")
    }
    await configurations.append(fields)
    return json({ ok: true }, 201)
  },
}

function field(body: Readonly<Record<string, unknown>>, name: string): string | number {
  const value = Object.hasOwn(body, name) ? body[name] : undefined
  const isText = typeof value === 'string' && value.length <= MAXIMUM_LENGTH
  if (!isText && !(typeof value === 'number' && Number.isFinite(value))) {
    throw new SiteError(
      'bad_request',
      `${name} must be a number or a text of at most ${MAXIMUM_LENGTH} characters; none is ''.`,
    )
  }
  return value
}

function requireFigure(name: string, value: string | number): void {
  if (value !== '' && !Number.isFinite(Number(value))) {
    throw new SiteError('bad_request', `${name} must be a decimal number, or ''.`)
  }
}
