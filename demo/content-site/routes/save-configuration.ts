import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { readJsonObject } from '../http/bodies.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

const CONTRACT = join(import.meta.dirname, '../../../docs/openapi.yaml')

const ajv = new Ajv2020({ removeAdditional: 'all', strict: false, validateFormats: false })
ajv.addSchema(parse(readFileSync(CONTRACT, 'utf8')) as object, 'contract', false, false)

const isConfiguration = ajv.compile<Readonly<Record<string, string | number>>>({
  $ref: 'contract#/components/schemas/SavedConfiguration',
})

/** Saves a configuration with all known fields. Unknown fields are ignored (spec §7). */
export const saveConfiguration: Route = {
  call: 'saveCfgOptions',
  method: 'POST',
  body: 'json',
  path: '/wp-json/cfg/saveCfgOptions',
  answer: async ({ request }, { configurations }) => {
    const body: unknown = await readJsonObject(request)
    if (!isConfiguration(body))
      throw new SiteError('bad_request', ajv.errorsText(isConfiguration.errors))
    await configurations.append(body)
    return json({ ok: true }, 201)
  },
}
