import { readFileSync } from 'node:fs'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it, describe } from 'vitest'
import { isList, openApi, operation, OPERATIONS } from '../../contract/source/openapi.ts'
import { ROUTES } from '../../demo/content-site/routes/all-routes.ts'
import { toBody } from '../../src/api/save-configuration.ts'
import { documentedExamples } from '../demo/routes/documented-shape.ts'
import { registeredEndpoints } from '../wordpress/gateway/endpoint-registry.ts'

const PREFIX = '/wp-json/cfg/'
const reads = OPERATIONS.filter(({ method, path }) => method === 'GET' && path.startsWith(PREFIX))

/** A path without trailing slash and with `:name` for arguments, as in routes. */
const routePath = (path: string) => path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')

/** A schema without references and without what only people read. WordPress requires a type everywhere. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return whole(openApi.components.schemas[String(schema.$ref).slice(21)])
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(['description', 'examples'].includes(key) && !isSchema(value)),
  )
  const type = 'required' in schema && !('type' in schema) ? { type: 'object' } : {}
  return { ...type, ...Object.fromEntries(entries.map(([key, value]) => [key, whole(value)])) }
}

/** Tells a field that happens to be called 'description' from a description. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}

describe('docs/openapi.yaml', () => {
  it('passes the strict recommended rules of Redocly', async () => {
    const rules = {
      // The paths are those of existing content sites, some of which end in a slash.
      'no-path-trailing-slash': 'off',
    } as const
    const config = await createConfig({ extends: ['recommended-strict'], rules })
    const problems = await lint({ ref: 'docs/openapi.yaml', config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('has exactly the read calls of the WordPress gateway, with their arguments and shapes', async () => {
    const endpoints = await registeredEndpoints()
    const registered = endpoints.map(({ path, shape }) => `${path} ${shape}`)
    const described = reads.map((call) => {
      const path = call.path.slice(PREFIX.length).replaceAll(/\{(\w+)\}/g, ':$1')
      return `${path} ${isList(call) ? 'list' : 'object'}`
    })
    expect(described.toSorted()).toEqual(registered.toSorted())
  })

  it('has every call that the demo content site answers, by the same name and method', () => {
    const apart = new Set(['lead', 'withdrawal', 'pages', 'documents', 'pictures'])
    const routes = ROUTES.filter(({ call }) => !apart.has(call)).map(
      ({ call, method, path }) => `${method} ${path} ${call}`,
    )
    const described = OPERATIONS.filter(({ name }) => name !== 'pictures').map(
      ({ name, method, path }) => `${method} ${routePath(path)} ${name}`,
    )
    expect(described.toSorted()).toEqual(routes.toSorted())
  })

  it.each([...documentedExamples()])(
    'has the example of docs/content-api.md for %s',
    (call, shown) => {
      const described = OPERATIONS.find(
        ({ method, path }) => `${method} ${path.replace(/\{.*/, '')}` === call,
      )
      const example = described?.requestExample ?? described?.example
      const isEntry = Array.isArray(example) && !Array.isArray(shown)
      expect(example).toEqual(isEntry ? [shown] : shown)
    },
  )

  it('has the fields of a saved configuration that the widget sends and the documentation lists', () => {
    const schema = openApi.components.schemas.SavedConfiguration as {
      readonly required: readonly string[]
      readonly properties: Readonly<Record<string, unknown>>
    }
    const text = readFileSync('docs/content-api.md', 'utf8')
    const section = text.split(/^## /m).find((part) => part.startsWith('POST /wp-json/cfg/saveCfg'))
    const rows = section?.match(/^\| `.*$/gm) ?? []
    const listed = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    )
    const record = {
      model: {},
      engine: null,
      version: null,
      exterior: null,
      interior: null,
      quote: null,
      offer: {},
      utm: {},
    } as unknown as Parameters<typeof toBody>[0]
    expect(schema.required).toEqual(listed)
    expect(Object.keys(schema.properties)).toEqual(listed)
    expect(Object.keys(toBody(record)).toSorted()).toEqual(listed.toSorted())
  })

  it('is the source of the schemas that the health tab of the plugin checks', async () => {
    const calls = reads.map(({ name, response }) => [name, whole(response)])
    const contract = Object.fromEntries(calls) as unknown
    const file = '../../wordpress-plugin/modules/gateway/contract.json'
    await expect(`${JSON.stringify(contract)}\n`).toMatchFileSnapshot(file)
  })

  it('has an example for the body of every request and of every successful response', () => {
    const bare = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ requestBody, responses }) => {
        const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
        return [requestBody, ...successes.map(([, response]) => response)]
          .map((message) => message?.content?.['application/json'])
          .filter((body) => body !== undefined && body.example === undefined)
          .map(() => path)
      }),
    )
    expect(bare).toEqual([])
  })

  it('describes the errors of every call', () => {
    const undescribed = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .filter(({ responses }) =>
          Object.keys(responses).every((status) => !status.startsWith('4')),
        )
        .map(() => path),
    )
    expect(undescribed).toEqual([])
    expect(() => operation('unknown')).toThrow('There is no call unknown.')
  })
})
