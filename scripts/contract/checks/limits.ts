import { asWire } from '../../../src/core/content-site/wire.ts'
import { numberIn, type Content } from '../content.ts'
import { nameList, problem, warning, type Finding } from '../finding.ts'

type Limit = readonly [label: string, unit: string, least: number, most: number]

/** The limits with their ranges, as on the settings screens of the plugin. */
const LIMITS: Readonly<Record<string, Limit>> = {
  cred_minRate: ['Lowest interest rate (TAN)', '%', 0, 50],
  cred_maxRate: ['Highest interest rate (TAN)', '%', 0, 50],
  hod_rate: ['Interest rate (TAN)', '%', 0, 50],
  MinMonths: ['Shortest term', 'months', 1, 240],
  MaxMonths: ['Longest term', 'months', 1, 240],
  Step: ['Term step', 'months', 1, 120],
  MinEntry: ['Minimum down payment', '€', 1, 100_000],
  MaxEntry: ['Maximum down payment', '%', 1, 100],
}

/** Limits that a simulation needs, and pairs of which the first may not exceed the second. */
const TYPES = [
  {
    type: 'cred',
    name: 'Credit',
    rates: ['cred_minRate', 'cred_maxRate'],
    pairs: [
      ['cred_minRate', 'cred_maxRate'],
      ['credMinMonths', 'credMaxMonths'],
    ],
  },
  {
    type: 'hod',
    name: 'Open drive',
    rates: ['hod_rate'],
    pairs: [['hodMinMonths', 'hodMaxMonths']],
  },
] as const

const USUAL_STEP = 12
const ENTRIES = ['MinMonths', 'MaxMonths', 'MinEntry', 'MaxEntry'] as const
const NEXT = 'Correct the limits, or clear the fields to use those of the content site.'

/** Checks the limits of the financing sliders. */
export async function checkLimits(content: Content): Promise<Finding[]> {
  if (!(await content.hasSimulation())) return []
  const config = asWire((await content.get('config_simul')).data)
  const limit = (key: string) => numberIn(config, key)
  const contradictions = TYPES.flatMap(({ name, pairs }) =>
    pairs.flatMap(([least, most]) => {
      const [from, to] = [limit(least), limit(most)]
      if (from === null || to === null || from <= to) return []
      const text = `${name}: '${label(least)}' (${shown(least, from)}) is greater than '${label(most)}' (${shown(most, to)}). One of them may come from the content site.`
      return [problem(text, NEXT)]
    }),
  )
  const impossible = TYPES.flatMap(({ type, name, rates }) =>
    [...rates, ...ENTRIES.map((key) => type + key), `${type}Step`].flatMap((key) => {
      const value = limit(key)
      const [, , least, most] = limitOf(key)
      if (value === null || (value >= least && value <= most)) return []
      const text = `${name}: '${label(key)}' is ${shown(key, value)}, but must be between ${shown(key, least)} and ${shown(key, most)}. Visitors get a corrected value.`
      return [problem(text, NEXT)]
    }),
  )
  const gaps = TYPES.flatMap(({ type, name, rates }) => {
    const others = ENTRIES.map((key) => type + key)
    const missing = [...rates, ...others].filter((key) => limit(key) === null)
    if (missing.length > 0) {
      const text = `${name} cannot be simulated: neither the settings nor the content site provide ${nameList(missing.map(label))}.`
      return [problem(text, NEXT)]
    }
    const span = (limit(`${type}MaxMonths`) ?? 0) - (limit(`${type}MinMonths`) ?? 0)
    const step = limit(`${type}Step`) ?? USUAL_STEP
    if (step <= 0 || span < 0 || span % step === 0) return []
    const text = `${name}: steps of ${shown(`${type}Step`, step)} do not reach the longest term, so visitors cannot choose it.`
    return [warning(text, NEXT)]
  })
  return [...contradictions, ...impossible, ...gaps]
}

function limitOf(key: string): Limit {
  const limit = LIMITS[key] ?? LIMITS[key.replace(/^(cred|hod)/, '')]
  return limit ?? [key, '', -Infinity, Infinity]
}

function label(key: string): string {
  return limitOf(key)[0]
}

/** A limit with its unit, as in the configurator. */
function shown(key: string, value: number): string {
  const digits = Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',')
  return `${digits}\u{A0}${limitOf(key)[1]}`
}
