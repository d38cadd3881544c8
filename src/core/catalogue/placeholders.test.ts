import { describe, expect, it } from 'vitest'
import { operation } from '../../../scripts/contract/openapi.ts'
import { schemaDifferences } from '../../../scripts/contract/schemas.ts'
import { fetchEngines } from './read-engines.ts'
import { fetchVersions } from './read-versions.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'
import { numericFields } from '../../../test/support/numeric-fields.ts'

const site = startContentSite()

type Entry = Readonly<Record<string, unknown>>

const FETCHERS = {
  lstEngines: () => fetchEngines(site.open(), '101'),
  lstVersions: () => fetchVersions(site.open(), '101'),
} as const

type Call = keyof typeof FETCHERS

const FIELDS = [
  ...numericFields('Engine').map((field) => ({ call: 'lstEngines' as Call, ...field })),
  ...numericFields('Version').map((field) => ({ call: 'lstVersions' as Call, ...field })),
]

/** Sent by some sites, and read by nothing. */
const UNREAD = new Set(['metalicColorPrice'])

async function read(call: Call, entry: Entry): Promise<unknown> {
  const { path } = operation(call)
  site.answer(path.replace('{modelId}', '101'), [entry])
  const [item] = await FETCHERS[call]()
  return item
}

/** An entry with all numbers, of a car that burns fuel and is charged. Its price stands in for the one that is not tested. */
function entryOf(call: Call, name: string): Entry {
  const [example] = operation(call).example as readonly Entry[]
  const own = Object.fromEntries(
    FIELDS.filter((field) => field.call === call).map((field) => [field.name, 20]),
  )
  const price = name === 'pvpWithoutFinance' ? null : own['price']
  return { ...example, ...own, price, arrResidualValues: null }
}

/** With null for what is not stated, too. */
const withNulls = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) => (value === 'unreadable' ? null : (value ?? null)))

describe('a placeholder in place of a figure of an engine or a version', () => {
  it.each(FIELDS.filter(({ name }) => !UNREAD.has(name)))(
    'in $name of $call is no figure for the widget, which logs it once, nor for the contract check',
    async ({ call, name, isZeroKnown }) => {
      const entry = entryOf(call, name)
      const { [name]: _, ...without } = entry
      const unknown = await read(call, without)
      expect(await read(call, entry)).not.toEqual(unknown)
      for (const placeholder of [0, '0', '0,0', -1, '-1', '', 'n/a', null]) {
        if (isZeroKnown && Number.parseFloat(String(placeholder)) === 0) continue
        const before = site.reports.length
        const item = await read(call, { ...entry, [name]: placeholder })
        expect(withNulls(item), `${name}: ${placeholder}`).toBe(withNulls(unknown))
        const isNone = placeholder === '' || placeholder === null
        expect(site.reports.length - before, `${name}: ${placeholder}`).toBe(isNone ? 0 : 1)
        const fields = schemaDifferences(call, [{ ...entry, [name]: placeholder }])
        expect(fields, `${name}: ${placeholder}`).toEqual(isNone ? [] : [name])
      }
    },
  )
})

describe('the financed amount of an offer', () => {
  it.each([
    ['the price less the down payment if it is missing', { maxEntrance: 4000 }, 16_000],
    ['the price if nothing is paid down', { maxEntrance: 0 }, 20_000],
    ['unknown if the down payment is unreadable', { maxEntrance: 'n/a' }, null],
    ['unknown if both are missing', {}, null],
    ['as it is stated otherwise', { financing: 15_000 }, 15_000],
  ])('is %s', async (_, change, financedAmount) => {
    const entry = { id: 1, price: 20_000, ...change }
    expect(await read('lstEngines', entry)).toMatchObject({ financedAmount })
  })
})

describe('technical data with official values', () => {
  it.each([
    [284, '0', true],
    [284, '-1 g/km', false],
    [289, '0 l/100 km', false],
    [289, '-1', false],
    [289, '6,1', true],
    [289, 'n/a', true],
    [12, '0', true],
  ])('of the id %i are shown as %j: %j', async (id, value, isShown) => {
    const lst = [{ id, specs: { value } }]
    const { specs } = (await read('lstEngines', { id: 1, lst })) as { specs: readonly unknown[] }
    expect(specs).toHaveLength(isShown ? 1 : 0)
  })
})
