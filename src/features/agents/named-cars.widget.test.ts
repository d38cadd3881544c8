import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'
import {
  agentOf,
  type Answer,
  type Listed,
  type Options,
} from './fake-model-context.test-support.ts'

const CALLS = 200

const SEED = 20_261_129

type Kind = 'model' | 'engine' | 'version' | 'exterior' | 'interior'

type Named = Partial<Record<Kind, Listed>>

/** Ways to name an item, as agents write them. */
const SHAPES: readonly ((item: Listed) => unknown)[] = [
  ({ id }) => id,
  ({ id }) => (/^[1-9]\d*$/.test(id) ? Number(id) : id),
  ({ name }) => name,
  ({ name }) => ` ${name.toUpperCase()} `,
  ({ id }) => ({ id }),
  ({ name }) => ({ name }),
  ({ id, name }) => ({ id, name }),
  (item) => item,
]

/** Names of arguments that no tool has, in the languages of agents. */
const OTHER_NAMES = [
  'color',
  'colour',
  'cor',
  'modelo',
  'motor',
  'versao',
  'Exterior',
  'trim',
  'constructor',
]

/** Values that name nothing. */
const DAMAGED: readonly ((item: Listed) => unknown)[] = [
  ({ name }) => `${name.slice(0, 1)}x${name.slice(1)}`,
  ({ id }) => `${id}0`,
  ({ id }) => [id],
  ({ id }) => ({ code: id }),
  ({ id, name }) => ({ id, name: `outro ${name}` }),
  () => true,
  () => ({}),
]

it(`gives an agent no car that it did not name, over ${CALLS} calls in mixed shapes and with mistakes`, async () => {
  const store = await storeUnderTest(siteInProcess())
  store.actions.enterHome()
  const { ask } = agentOf(store)
  const draws = fc.sample(fc.nat(), { seed: SEED, numRuns: CALLS * 30 })
  const below = (count: number): number => (draws.pop() ?? 0) % count
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  const { models } = await ask<{ models: readonly Listed[] }>('list_models')

  /** A car of which some parts are named: a colour only with its version, so that the version is not open. */
  async function drawCar(): Promise<Named> {
    const model = pick(models)
    if (below(8) === 0) return { model }
    const engine = pick((await ask<Options>('list_options', { model })).engines)
    if (below(6) === 0) return { model, engine }
    const version = pick((await ask<Options>('list_options', { model, engine })).versions)
    const { options } = await ask<Options>('list_options', { model, engine, version })
    const [exterior, interior] = [options.exterior, options.interior].map((items) =>
      below(4) > 0 && items.length > 0 ? pick(items) : undefined,
    )
    return {
      model,
      engine,
      version,
      ...(exterior && { exterior }),
      ...(interior && { interior }),
    }
  }

  const counts = { right: 0, wrong: 0 }
  const faults: string[] = []
  for (let count = 0; count < CALLS; count++) {
    const car = await drawCar()
    const input: Record<string, unknown> = Object.fromEntries(
      Object.entries(car).map(([kind, item]) => [kind, pick(SHAPES)(item)]),
    )
    const kinds = Object.keys(car) as Kind[]
    const kind = pick(kinds)
    const mistake = below(8)
    if (mistake === 0) input[pick(OTHER_NAMES)] = pick(kinds)
    if (mistake === 1) input[kind] = pick(DAMAGED)(car[kind]!)
    if (mistake === 2) {
      const other = models.find(({ id }) => id !== car.model?.id)!
      input.configuration = { ...car, model: other }
    }
    const isNested = mistake > 2 && below(4) === 0
    const sent = isNested ? { configuration: input, price: 1 } : input
    const tool = pick(['configure', 'simulate_financing', 'make_code', 'compare'])
    const answer = await ask(tool, tool === 'compare' ? { cars: [sent, { model: '102' }] } : sent)
    const isRefused = 'error' in answer && 'validValues' in answer
    const given = tool === 'compare' ? (answer.cars as readonly Answer[] | undefined)?.[0] : answer
    counts[mistake <= 2 ? 'wrong' : 'right']++
    if (mistake <= 2 ? !isRefused : !given || isRefused || !isOf(given, car))
      faults.push(`${tool} ${JSON.stringify(sent)}: ${JSON.stringify(answer).slice(0, 300)}`)
  }
  expect(faults).toEqual([])
  expect(Math.min(counts.right, counts.wrong)).toBeGreaterThan(CALLS / 4)
})

/** Whether an answer has what was named, and says that it chose the rest itself. */
function isOf({ configuration, chosenByDefault }: Answer, car: Named): boolean {
  const kinds = Object.entries(configuration as Readonly<Record<Kind, Listed | null>>)
  return kinds.every(([kind, item]) => {
    const own = car[kind as Kind]
    const isDefault = (chosenByDefault as readonly string[]).includes(kind)
    return own ? item?.id === own.id && item.name === own.name && !isDefault : isDefault
  })
}
