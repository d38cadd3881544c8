import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it, describe } from 'vitest'
import { openApi, operation, OPERATIONS } from '../../scripts/contract/openapi.ts'
import { ROUTES } from '../../demo/content-site/routes/all-routes.ts'

/** A path without trailing slash and with `:name` for arguments, as in routes. */
const routePath = (path: string) => path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')

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
