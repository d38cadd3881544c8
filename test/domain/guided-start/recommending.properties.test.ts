import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../src/domain/catalogue/catalogue.ts'
import {
  answersTo,
  QUESTION_IDS,
  type ModelFacts,
} from '../../../src/domain/guided-start/questions.ts'
import {
  recommend,
  type Guidance,
  type LineUpFacts,
  type OtherReason,
} from '../../../src/domain/guided-start/recommending.ts'
import { seatsNeeded } from '../../../src/domain/guided-start/rules.ts'
import { PRICES } from '../running-cost/owned-cars.ts'
import { anEngine } from '../sample-catalogue.ts'
import { LINE_UP } from './sample-line-up.ts'

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })

const facts: fc.Arbitrary<ModelFacts> = fc.record({
  seats: orNull(fc.integer({ min: 2, max: 8 })),
  luggage: orNull(fc.constantFrom(150, 399, 400, 600)),
  length: orNull(fc.constantFrom(3.6, 4.2, 4.3, 4.9)),
})

const energy = fc.constantFrom(
  { fuel: 'Gasolina', isElectric: false, wltp: { ...anEngine().wltp, fuel: [5, 5] as const } },
  { fuel: 'Gasóleo', isElectric: false, wltp: { ...anEngine().wltp, fuel: [8, 8] as const } },
  ...[300, 500].map((km) => ({
    fuel: 'Elétrico',
    isElectric: true,
    wltp: { fuel: null, energy: [15, 15] as const, range: [km, km] as const, co2: null },
  })),
)

const engine: fc.Arbitrary<Engine> = fc
  .tuple(orNull(fc.integer({ min: 100, max: 700 })), energy)
  .map(([monthlyPayment, motor]) => anEngine({ ...motor, monthlyPayment }))

const car = fc.record({ facts, engines: fc.array(engine, { maxLength: 3 }) })

const lineUp: fc.Arbitrary<LineUpFacts> = fc
  .tuple(fc.array(car, { maxLength: 9 }), fc.boolean())
  .map(([cars, hasPrices]) => ({
    models: cars.map((_, index) => ({
      ...LINE_UP.models[0]!,
      id: String(index),
      monthlyPayment: null,
    })),
    engines: Object.fromEntries(cars.map(({ engines }, index) => [index, engines])),
    facts: Object.fromEntries(cars.map((each, index) => [index, each.facts])),
    prices: hasPrices ? PRICES : null,
  }))

const answers = fc.record(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...answersTo(id, [300]))])),
  { requiredKeys: [] },
)

/** The sentences of a broken rule of seats or budget. */
const HARD_CODES = [
  'fewSeats',
  'unknownSeats',
  'overBudget',
  'unknownPayment',
] as const satisfies readonly OtherReason['code'][]

const HARD: ReadonlySet<string> = new Set(HARD_CODES)

/** The sentences of any broken rule. */
const BROKEN: ReadonlySet<string> = new Set<OtherReason['code']>([
  ...HARD_CODES,
  'long',
  'shortRange',
  'smallBoot',
  'needsCable',
])

const brokenIn = (reasons: readonly OtherReason[]): readonly string[] =>
  reasons.map(({ code }) => code).filter((code) => BROKEN.has(code))

/** Every recommended model beside every rejected one whose engines are known, with the rules that each breaks. */
function pairs({ recommended, others }: Guidance) {
  const rejected = others.filter(({ reasons }) => reasons.every(({ code }) => code !== 'unknown'))
  return recommended.flatMap(({ drawbacks }) =>
    rejected.map(({ reasons }) => ({ one: brokenIn(drawbacks), other: brokenIn(reasons) })),
  )
}

/** A recommendation with the cars that it chooses from, and whether a car has the seats and the payment asked for. */
const advised = fc.tuple(lineUp, answers).map(([catalogue, guide]) => {
  const needed = seatsNeeded(guide) ?? 0
  const budget = guide.budget === undefined ? Infinity : Number(guide.budget)
  const payments = Object.values(catalogue.engines).flat()
  const hasPayments = payments.some(({ monthlyPayment }) => monthlyPayment !== null)
  const hasSeats = Object.values(catalogue.facts).some(({ seats }) => seats !== null)
  const cars = catalogue.models.flatMap(({ id }) =>
    (catalogue.engines[id] ?? []).map(({ monthlyPayment }) => ({ id, monthlyPayment })),
  )
  const isSeated = (id: string): boolean =>
    needed === 0 || !hasSeats || (catalogue.facts[id]?.seats ?? 0) >= needed
  const isWithin = (monthlyPayment: number | null, limit: number): boolean =>
    limit === Infinity || !hasPayments || (monthlyPayment ?? Infinity) <= limit
  return { ...recommend(guide, catalogue), cars, budget, isSeated, isWithin }
})

const RUNS = { numRuns: 1000 }

describe('a recommendation over any line-up and any answers', () => {
  it('contains no car that breaks the rule of seats or budget', () => {
    fc.assert(
      fc.property(advised, ({ recommended, budget, isSeated, isWithin }) => {
        for (const { model, engine: chosen } of recommended) {
          expect(isSeated(model.id)).toBe(true)
          expect(isWithin(chosen.monthlyPayment, Math.round(budget * 110) / 100)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('never prefers a car that breaks a rule to one that breaks none', () => {
    fc.assert(
      fc.property(advised, (guidance) => {
        const preferred = pairs(guidance).filter(({ other }) => other.length === 0)
        expect(preferred.flatMap(({ one }) => one)).toEqual([])
      }),
      RUNS,
    )
  })

  it('breaks no rule that a rejected car keeps, unless that one breaks seats, budget or as many others instead', () => {
    fc.assert(
      fc.property(advised, (guidance) => {
        const soft = pairs(guidance).filter(({ other }) => !other.some((code) => HARD.has(code)))
        for (const { one, other } of soft) {
          const kept = one.filter((code) => !other.includes(code))
          const instead = other.filter((code) => !one.includes(code))
          expect(instead.length).toBeGreaterThanOrEqual(kept.length)
        }
      }),
      RUNS,
    )
  })

  it('is empty exactly if every car breaks the rule of seats or budget', () => {
    fc.assert(
      fc.property(advised, ({ recommended, cars, budget, isSeated, isWithin }) => {
        const limit = Math.round(budget * 110) / 100
        const kept = cars.filter(
          ({ id, monthlyPayment }) => isSeated(id) && isWithin(monthlyPayment, limit),
        )
        expect(recommended.length === 0).toBe(kept.length === 0)
      }),
      RUNS,
    )
  })

  it('comes with a shortfall exactly if no car has the seats, or none of those with a known payment is within the budget', () => {
    fc.assert(
      fc.property(advised, ({ shortfall, cars, budget, isSeated }) => {
        const seated = cars.filter(({ id }) => isSeated(id))
        const known = seated.flatMap(({ monthlyPayment }) => monthlyPayment ?? [])
        const lowest = Math.min(...known)
        const isShort = known.length > 0 && lowest > budget
        expect(shortfall !== null).toBe(isShort || (cars.length > 0 && seated.length === 0))
        expect(shortfall?.nearest?.perMonth).toBe(isShort ? lowest : undefined)
      }),
      RUNS,
    )
  })
})
