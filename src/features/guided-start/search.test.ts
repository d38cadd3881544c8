import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { ExteriorColour, Interior, Model } from '../../core/catalogue/catalogue.ts'
import type { Car } from './cars.ts'
import { isFit, proposed, search, type AdvisedCar } from './search.ts'
import type { Wish } from './wishes.ts'
import { bruteForce } from './brute-force.test-support.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'

const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null, freq: 6 })

const weeks = orNull(fc.constantFrom(2, 4, 8, 12, Infinity))

const optionsOf = <Item extends ExteriorColour | Interior>(items: readonly Item[]) =>
  fc
    .array(fc.record({ cents: fc.constantFrom(0, 0, 45_000, 75_000, -20_000), weeks }), {
      maxLength: items.length,
    })
    .map((list) =>
      list.length === 0
        ? [{ item: null, cents: 0, weeks: null }]
        : list.map((option, index) => ({ item: items[index] ?? null, ...option })),
    )

const IDS = ['0', '1', '2']

const NAMED = { model: MODELS[0] as Model, engine: anEngine(), version: aVersion() }

const cents = fc.integer({ min: 150, max: 600 })

const car: fc.Arbitrary<Car> = fc
  .record({
    price: fc.constantFrom(1_500_000, 1_600_000, 2_000_000, 10_000),
    payments: fc.record(
      { 0: cents, 45_000: cents, 75_000: cents, [-20_000]: cents },
      { requiredKeys: [] },
    ),
    seats: orNull(fc.constantFrom(4, 5, 7)),
    luggage: orNull(fc.integer({ min: 300, max: 600 })),
    length: orNull(fc.constantFrom(3.6, 4.2, 4.7)),
    range: orNull(fc.constantFrom(355, 400, 498, Infinity)),
    isCharged: fc.boolean(),
    isAutomatic: orNull(fc.boolean()),
    equipment: fc.subarray(['camera', 'roof', 'seats']),
    weeks,
    exteriors: optionsOf(IDS.map((id) => anExterior({ id }))),
    interiors: optionsOf(IDS.map((id) => anInterior({ id }))),
  })
  .map(({ price, ...rest }) => ({ ...rest, ...NAMED, cents: price }))

const lineUp = fc.array(fc.array(car, { maxLength: 3 }), { maxLength: 4 })

const anyWishes: fc.Arbitrary<readonly Wish[]> = fc.tuple(
  fc.constantFrom(5, 7).map((least): Wish => ({ kind: 'seats', least })),
  fc.constant<Wish>({ kind: 'luggage', least: 400 }),
  fc.constant<Wish>({ kind: 'length', most: 4.2 }),
  fc.constant<Wish>({ kind: 'range', least: 400 }),
  fc.boolean().map((isCharged): Wish => ({ kind: 'charging', isCharged })),
  fc.boolean().map((isAutomatic): Wish => ({ kind: 'transmission', isAutomatic })),
  fc.constant<Wish>({ kind: 'equipment', id: 'camera' }),
  fc.constant<Wish>({ kind: 'equipment', id: 'roof' }),
  fc.constantFrom(200, 300, 400).map((most): Wish => ({ kind: 'paymentCents', most })),
  fc.constantFrom(4, 8).map((most): Wish => ({ kind: 'weeks', most })),
)

const wishes = anyWishes
  .chain((all) => fc.subarray([...all], { maxLength: 5 }))
  .chain((all) =>
    fc.tuple(...all.map((wish) => fc.boolean().map((isPreference) => ({ ...wish, isPreference })))),
  )

describe('the search', () => {
  it('finds what comparing every configuration with every other one finds, for 10,000 random wishes', async () => {
    const seen = { allMet: 0, fit: 0, nearest: 0 }
    await fc.assert(
      fc.asyncProperty(lineUp, wishes, async (models, wanted) => {
        const advice = await search(wanted, models)
        expect(advice).toEqual(bruteForce(wanted, models))
        const [first] = advice.best
        if (!first) return
        if (!isFit(first)) seen.nearest += 1
        else if (first.missed.length > 0) seen.fit += 1
        else seen.allMet += 1
      }),
      { numRuns: 10_000, seed: 35_003 },
    )
    // Each kind of result has been compared.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(1000)
  })

  const [sample] = fc.sample(car, { numRuns: 1, seed: 1 })
  const SEATS: Wish = { kind: 'seats', least: 7 }
  const CHARGED: Wish = { kind: 'charging', isCharged: true }
  const SHORT: Wish = { kind: 'length', most: 4.2, isPreference: true }
  const CHEAP: Wish = { kind: 'paymentCents', most: 200, isPreference: true }

  it.each([
    ['all with the must-haves, preferences or not', [[], [SHORT], [CHEAP], [CHARGED]], 3],
    ['one if only that has the must-haves', [[SHORT, CHEAP], [CHARGED]], 1],
    ['the nearest if none has', [[CHARGED], [CHARGED, SHORT], [SEATS]], 2],
    ['those with too few seats if no model has enough', [[SEATS], [SEATS, CHARGED]], 2],
    ['three at most', [[], [], [], []], 3],
  ])('proposes %s', (_, missed, count) => {
    const best = missed.map((of) => ({
      ...(sample as Car),
      missed: of.map((wish) => ({ wish, by: 1 })),
    })) as readonly object[] as readonly AdvisedCar[]
    expect(proposed({ best })).toEqual(best.slice(0, count))
  })

  it('lets the page respond after a model that took long', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
    const steps: string[] = []
    setTimeout(() => steps.push('a tap'))
    const cars = fc.sample(car, { numRuns: 2, seed: 1 })
    await search(
      [],
      cars.map((each) => [each]),
    ).then(() => steps.push('the result'))
    expect(steps).toEqual(['a tap', 'the result'])
  })
})
