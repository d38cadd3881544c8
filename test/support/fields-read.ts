import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApi, operation, type JsonSchema } from '../../scripts/contract/openapi.ts'
import type { ContentSite } from '../../src/core/content-site/content-site.ts'

/** What the widget does with the response of a call. */
export type Reader = (site: ContentSite) => Promise<unknown>

/** Records the fields that are read from a response, as paths without indices. */
function recorded(value: unknown, read: Set<string>, at = ''): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      // A promise that resolves to the response asks for `then`.
      if (key === 'then') return member
      if (typeof key === 'symbol' || Array.isArray(target))
        return typeof key === 'string' && /^\d+$/.test(key) ? recorded(member, read, at) : member
      const path = at === '' ? key : `${at}.${key}`
      read.add(path)
      return recorded(member, read, path)
    },
  })
}

/** Whether a schema describes the field at a path. */
function describes(schema: unknown, path: readonly string[]): boolean {
  const { $ref, items, properties, additionalProperties } = schema as JsonSchema & {
    readonly properties?: Readonly<Record<string, unknown>>
  }
  const [first = '', ...rest] = path
  if (typeof $ref === 'string')
    return describes(openApi.components.schemas[$ref.replace(/.*\//, '')], path)
  if (items !== undefined && additionalProperties === undefined) return describes(items, path)
  if (path.length === 0) return true
  const member = properties?.[first] ?? additionalProperties
  return member !== undefined && describes(member, rest)
}

/** The fields of a call's example that the widget reads. */
async function fieldsRead(call: string, reader: Reader): Promise<ReadonlySet<string>> {
  vi.stubGlobal('document', { baseURI: 'https://lume.example/' })
  const read = new Set<string>()
  const { example } = operation(call)
  const json = () => Promise.resolve(recorded(example, read))
  const site = {
    root: 'https://conteudos.lume.example/',
    prefetched: {},
    addresses: new Map(),
    report: () => undefined,
    http: { get: () => ({ json }) },
  } as unknown as ContentSite
  await reader(site)
  return read
}

/** Tests that the fields that are read from responses are described, by call. */
export function describeFieldsRead(readers: Readonly<Record<string, Reader>>): void {
  describe('the fields that the widget reads', () => {
    afterEach(() => vi.unstubAllGlobals())

    it.each(Object.entries(readers))('are described for %s', async (call, reader) => {
      const read = await fieldsRead(call, reader)
      const { response } = operation(call)
      expect(read.size).toBeGreaterThan(0)
      expect([...read].filter((path) => !describes(response, path.split('.')))).toEqual([])
    })
  })
}
