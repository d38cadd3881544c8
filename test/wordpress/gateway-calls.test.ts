import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const API = '/wp-json/cfg/'

const { paths } = parse(readFileSync('docs/openapi.yaml', 'utf8')) as { paths: object }
const gateway = readFileSync('wordpress-add-ons/gateway/includes/Gateway.php', 'utf8')

/** Names in the gateway's constants, without arguments and what a name stands for. */
const answered = (gateway.match(/(?<=const (?:LISTS|SIMULATED|POSTS) +=)[^;]*/g) ?? [])
  .join('\n')
  .replaceAll(/=>.*|\{\w+\}|array/g, '')
  .match(/[a-z][\w-]+/gi)

it('the gateway answers exactly the calls of the contract', () => {
  const documented = Object.keys(paths)
    .filter((path) => path.startsWith(API))
    .map((path) => path.slice(API.length).split('/')[0])
  expect(new Set(answered)).toEqual(new Set(documented))
})
