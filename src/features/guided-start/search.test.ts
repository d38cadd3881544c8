import { describe, expect, it } from 'vitest'
import type { Car } from './cars.ts'
import { search } from './search.ts'
import type { Wish } from './wishes.ts'

const INCLUDED = [{ id: '0', cents: 0, weeks: null }]
const PAID = { id: '1', cents: 75_000, weeks: null }

const aCar = (change: Partial<Car> = {}): Car => ({
  engineId: 'e',
  versionId: 'v',
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
  interiors: INCLUDED,
  ...change,
})

const lineUp = (...cars: readonly Car[]) =>
  cars.map((car, index) => ({ id: `${index}`, cars: [car] }))

describe('what is unknown of a car', () => {
  it.each<[string, Wish, Partial<Car>, Partial<Car>]>([
    [
      'monthly payment',
      { kind: 'payment', most: 20_000 },
      { payments: {} },
      { payments: { 0: 60_000 } },
    ],
    // As of a statement that is older than 14 days.
    ['delivery', { kind: 'delivery', most: 4 }, { weeks: Infinity }, { weeks: 40 }],
    ['delivery that is not stated', { kind: 'delivery', most: 4 }, { weeks: null }, { weeks: 40 }],
    ['luggage', { kind: 'luggage', least: 400 }, { luggage: null }, { luggage: 100 }],
    ['transmission', { kind: 'transmission', isAutomatic: true }, { isAutomatic: null }, {}],
  ])('comes after any known miss: %s', (_name, wish, unknown, known) => {
    const { changes } = search([wish], lineUp(aCar({ ...unknown, cents: 1_000_000 }), aCar(known)))
    expect(changes.map(({ model }) => model)).toEqual([1])
    const models = [{ id: '0', cars: [aCar({ ...unknown, cents: 1_000_000 }), aCar(known)] }]
    expect(search([wish], models).nearest).toMatchObject([{ car: 1 }])
  })
})

describe('a configuration whose monthly payment is unknown', () => {
  const wish: Wish = { kind: 'payment', most: 20_000 }
  const wishes: readonly Wish[] = [wish, { kind: 'delivery', most: 4 }]
  const SLOW = { id: '0', cents: 0, weeks: 12 }

  it('is named if it would fit otherwise', () => {
    const { nearest, unpriced } = search(wishes, lineUp(aCar({ exteriors: [SLOW, PAID] })))
    expect(nearest).toMatchObject([{ exteriorId: '0', missed: [{ wish: 1, by: 8 }] }])
    expect(unpriced).toMatchObject([{ exteriorId: '1', missed: [{ wish: 0, by: Infinity }] }])
  })

  it.each<[string, Partial<Car>]>([
    ['the version alone is above the budget', { payments: { 0: 20_001 } }],
    ['it misses another wish', { weeks: 5 }],
    ['another configuration fits', { exteriors: [...INCLUDED, PAID] }],
  ])('is not named if %s', (_case, change) => {
    const car = aCar({ exteriors: [SLOW, PAID], ...change })
    expect(search(wishes, lineUp(car)).unpriced).toEqual([])
  })
})
