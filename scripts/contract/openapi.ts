import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The parts of the OpenAPI document that are used. */
interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>
    readonly parameters: Readonly<Record<string, unknown>>
  }
}

interface OpenApiOperation {
  readonly operationId: string
  readonly requestBody?: { readonly content: JsonContent }
  readonly responses: Readonly<Record<string, { readonly content?: JsonContent }>>
}

type JsonContent = Readonly<
  Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>
>

export type JsonSchema = Readonly<Record<string, unknown>>

/** A call of the content site. */
export interface Operation {
  /** Name of the call, such as 'lstModels'. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path below the site's root, with `{name}` for arguments. */
  readonly path: string
  /** Schema of a successful response; null if it is not JSON. */
  readonly response: JsonSchema | null
  readonly example: unknown
  readonly requestExample: unknown
}

/** docs/openapi.yaml, which is two folders above this file in the sources and in the package. */
const DOCUMENT = new URL('../../docs/openapi.yaml', import.meta.url)

export const openApi = parse(readFileSync(DOCUMENT, 'utf8')) as OpenApiDocument

/** All calls, in the order of the document. */
export const OPERATIONS: readonly Operation[] = Object.entries(openApi.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const { '200': ok, '201': created } = described.responses
      const content = (ok ?? created)?.content?.['application/json']
      return {
        name: described.operationId,
        method: method === 'get' ? 'GET' : 'POST',
        path,
        response: content?.schema ?? null,
        example: content?.example,
        requestExample: described.requestBody?.content['application/json']?.example,
      }
    }),
)

/** @throws RangeError if there is no such call. */
export function operation(name: string): Operation {
  const found = OPERATIONS.find((known) => known.name === name)
  if (found === undefined) throw new RangeError(`There is no call ${name}.`)
  return found
}

/** Whether a call returns a list. */
export function isList({ response }: Operation): boolean {
  return response?.type === 'array'
}

/** The path of a call with these arguments. */
export function pathOf({ path }: Operation, values: Readonly<Record<string, string>>): string {
  return path.replace(/^\//, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`${path}: ${name} is missing.`)
    return encodeURIComponent(value)
  })
}
