import { describe, expect, it, vi } from 'vitest'
import type { Car } from './cars.ts'
import { search } from './search.ts'
import { anEngine, anExterior, aVersion } from '../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { Wish } from './wishes.ts'

const [model] = MODELS as [Model]
const INCLUDED = [{ item: anExterior({ id: '0' }), cents: 0, weeks: null }]
const PAID = { item: anExterior({ id: '1' }), cents: 75_000, weeks: null }

const aCar = (change: Partial<Car> = {}): Car => ({
  model,
  engine: anEngine(),
  version: aVersion(),
  cents: 2_000_000,
  payments: { 0: 19_000 },
  seats: 5,
  luggage: 400,
  length: 4.2,
  range: Infinity,
  isCharged: false,
  isAutomatic: false,
  equipment: [],
  weeks: 4,
  exteriors: INCLUDED,
  interiors: [{ item: null, cents: 0, weeks: null }],
  ...change,
})

describe('what is unknown of a car', () => {
  it.each<[string, Wish, Partial<Car>, Partial<Car>]>([
    [
      'monthly payment',
      { kind: 'paymentCents', most: 20_000 },
      { payments: {} },
      { payments: { 0: 60_000 } },
    ],
    // As of a statement that is older than 14 days.
    ['delivery', { kind: 'weeks', most: 4 }, { weeks: Infinity }, { weeks: 40 }],
    ['delivery that is not stated', { kind: 'weeks', most: 4 }, { weeks: null }, { weeks: 40 }],
    ['luggage', { kind: 'luggage', least: 400 }, { luggage: null }, { luggage: 100 }],
    ['transmission', { kind: 'transmission', isAutomatic: true }, { isAutomatic: null }, {}],
  ])('comes after any known miss: %s', async (_name, wish, unknown, known) => {
    const cars = [aCar({ ...unknown, cents: 1_000_000 }), aCar(known)]
    const { changes } = await search(
      [wish],
      cars.map((car) => [car]),
    )
    expect(changes).toMatchObject([{ cents: 2_000_000 }])
    expect((await search([wish], [cars])).nearest).toMatchObject([{ cents: 2_000_000 }])
  })
})

describe('a configuration whose monthly payment is unknown', () => {
  const wish: Wish = { kind: 'paymentCents', most: 20_000 }
  const wishes: readonly Wish[] = [wish, { kind: 'weeks', most: 4 }]
  const SLOW = { item: anExterior({ id: '0' }), cents: 0, weeks: 12 }

  it('is listed as unpriced if only its price is missing', async () => {
    const { nearest, unpriced } = await search(wishes, [[aCar({ exteriors: [SLOW, PAID] })]])
    expect(nearest).toMatchObject([{ exterior: { id: '0' }, missed: [{ wish: wishes[1], by: 8 }] }])
    expect(unpriced).toMatchObject([{ exterior: { id: '1' }, missed: [{ wish, by: Infinity }] }])
  })

  it.each<[string, Partial<Car>]>([
    ['the version alone is above the budget', { payments: { 0: 20_001 } }],
    ['it misses another wish', { weeks: 5 }],
    ['another configuration fits', { exteriors: [...INCLUDED, PAID] }],
  ])('is not named if %s', async (_case, change) => {
    const car = aCar({ exteriors: [SLOW, PAID], ...change })
    expect((await search(wishes, [[car]])).unpriced).toEqual([])
  })
})

it('the search lets the page respond after a model that took long', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const steps: string[] = []
  setTimeout(() => steps.push('a tap'))
  await search([], [[aCar()], [aCar()]]).then(() => steps.push('the result'))
  expect(steps).toEqual(['a tap', 'the result'])
})
