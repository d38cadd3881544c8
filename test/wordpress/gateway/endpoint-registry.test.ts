import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTES } from '../../../demo/content-site/routes/all-routes.ts'
import { registeredEndpoints, registeredPosts } from './endpoint-registry.ts'

const PREFIX = '/wp-json/cfg/'
const CALLS_OF_THE_PLUGIN = 'docs/gateway-calls.md'

const endpoints = await registeredEndpoints()
const posts = await registeredPosts()
const paths = endpoints.map(({ path }) => path.replace(/\/$/, ''))

test('the gateway passes on exactly the read calls that the demo content site answers', () => {
  const reads = ROUTES.filter(({ method, path }) => method === 'GET' && path.startsWith(PREFIX))
  expect(paths.toSorted()).toEqual(reads.map(({ path }) => path.slice(PREFIX.length)).toSorted())
})

test('the plugin answers exactly the POST calls that the demo content site answers', () => {
  const calls = ROUTES.filter(({ method, path }) => method === 'POST' && path.startsWith(PREFIX))
  expect(posts.toSorted()).toEqual(
    calls.map(({ path }) => path.slice(PREFIX.length).replace(/\/$/, '')).toSorted(),
  )
})

test('the widget requests the paths of the registry, to the trailing slash', () => {
  const sources = readdirSync('src/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
  const requested = sources.flatMap((text) =>
    [...text.matchAll(/['`]wp-json\/cfg\/([\w-]+(?:\/(?!\$))?)/g)].map(([, path = '']) => path),
  )
  const reads = endpoints.map(({ path }) => path.replace(/\/:.*/, ''))
  const known = [...reads, ...posts.map((name) => `${name}/`)]
  expect(requested.filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !requested.includes(path))).toEqual([])
})

test('the table of calls in the docs is made from the registry', async () => {
  const rows = endpoints.map(({ path, shape, about }) => {
    const shown = path.replaceAll(/:(\w+)/g, '{$1}')
    return `| \`${shown}\` | ${shape} | ${about} |`
  })
  const table = [
    '# Calls of the gateway',
    '',
    'Made from `wordpress-plugin/modules/gateway/calls.json` by `npx vitest run test/wordpress/gateway/endpoint-registry.test.ts -u`. [gateway.md](gateway.md) explains what is cached.',
    '',
    `| call below \`${PREFIX}\` | answer | about |`,
    '|---|---|---|',
    ...rows,
    '',
  ]
  await expect(table.join('\n')).toMatchFileSnapshot(`../../../${CALLS_OF_THE_PLUGIN}`)
})
