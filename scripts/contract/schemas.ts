import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi, operation } from './openapi.ts'

const ROOT = 'contract'

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
ajv.addSchema(openApi, ROOT, false, false)

const validators = new Map<string, ValidateFunction>()

function validator(call: string): ValidateFunction {
  const { response } = operation(call)
  const known = validators.get(call)
  if (known) return known
  const refs = JSON.stringify(response).replaceAll('"#/', `"${ROOT}#/`)
  const compiled = ajv.compile(JSON.parse(refs) as object)
  validators.set(call, compiled)
  return compiled
}

/** Names the fields of a response that are not as documented, such as 'specs.value', each once. */
export function schemaDifferences(call: string, data: unknown): string[] {
  const isValid = validator(call)
  if (isValid(data)) return []
  // The parts of an `anyOf` are alternatives: only that none of them fits is an error.
  const errors = (isValid.errors ?? []).filter(({ schemaPath }) => !schemaPath.includes('/anyOf/'))
  return [...new Set(errors.map(fieldOf))]
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split('/').filter((step) => step !== '' && !/^\d+$/.test(step))
  if (keyword === 'required') steps.push(String(params.missingProperty))
  return steps.join('.') || 'id'
}
