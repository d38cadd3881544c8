import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedQuestions,
  QUESTION_IDS,
  QUESTIONS,
  type GuideAnswers,
} from '../../../src/domain/guided-start/questions.ts'
import { recommend } from '../../../src/domain/guided-start/recommending.ts'
import { LINE_UP } from './sample-line-up.ts'

const names = (answers: GuideAnswers): readonly string[] =>
  recommend(answers, LINE_UP).recommended.map(({ model }) => model.id)

const answers = fc.record(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...QUESTIONS[id])])),
  { requiredKeys: [] },
)

describe('the recommended models', () => {
  it('are the ones with the lowest monthly payments when every question is skipped', () => {
    const { recommended, others } = recommend({}, LINE_UP)
    expect(recommended.map(({ model }) => model.id)).toEqual(['city', 'estate', 'saloon'])
    expect(recommended.flatMap(({ reasons }) => reasons)).toEqual([])
    expect(others.map(({ model, reasons }) => [model.id, reasons])).toEqual([
      ['seven', [{ code: 'dearer', perMonth: 480 }]],
    ])
  })

  it('start with the car that meets most answers, with the facts that speak for it', () => {
    const guide = { space: 'family', charging: 'home', budget: '400', distance: '25000' }
    const [first] = recommend(guide, LINE_UP).recommended
    expect(first?.model.id).toBe('saloon')
    expect(first?.engine.id).toBe('near')
    expect(first?.reasons).toEqual([
      { code: 'roomy', litres: 440 },
      // 15 kWh x 0.162 €.
      { code: 'chargesAtHome', per100Km: 2.43 },
      { code: 'inBudget', perMonth: 380 },
      // 15 kWh x 0.162 € x 250 / 12.
      { code: 'cheapEnergy', perMonth: 50.63, kmPerYear: 25_000 },
    ])
  })

  it('have the engine that suits the answers best', () => {
    const saloon = recommend({ where: 'trips', charging: 'home' }, LINE_UP).recommended.find(
      ({ model }) => model.id === 'saloon',
    )
    expect(saloon?.engine.id).toBe('far')
    expect(saloon?.reasons).toContainEqual({ code: 'longRange', km: 498 })
  })

  it.each([
    ['a short car for the city', { where: 'city' }, 'city', 'short'],
    ['a car with seven seats', { space: 'seven' }, 'seven', 'manySeats'],
    ['a car that needs no cable', { charging: 'none' }, 'city', 'noCable'],
    ['a car within the budget', { budget: '200' }, 'city', 'inBudget'],
  ])('start with %s', (_, guide, id, code) => {
    const [first] = recommend(guide, LINE_UP).recommended
    expect(first?.model.id).toBe(id)
    expect(first?.reasons.map((reason) => reason.code)).toContain(code)
  })

  it('leave out the others for the facts that speak against them', () => {
    const [left] = recommend({ space: 'seven' }, LINE_UP).others
    expect(left?.model.id).toBe('saloon')
    expect(left?.reasons).toEqual([{ code: 'fewSeats', seats: 5 }])
  })

  it('leave out a model without known engines', () => {
    const engines = { ...LINE_UP.engines, city: [] }
    const { recommended, others } = recommend({}, { ...LINE_UP, engines })
    expect(recommended.map(({ model }) => model.id)).toEqual(['estate', 'saloon', 'seven'])
    expect(others.at(-1)).toMatchObject({ model: { id: 'city' }, reasons: [{ code: 'unknown' }] })
  })

  it('ignore answers that nothing is known about', () => {
    const lineUp = { ...LINE_UP, facts: {}, prices: null }
    const { recommended } = recommend({ where: 'city', space: 'family', distance: '40000' }, lineUp)
    expect(recommended.flatMap(({ reasons, drawbacks }) => [...reasons, ...drawbacks])).toEqual([])
  })

  it('and the others list each model once, each of the others with a reason', () => {
    fc.assert(
      fc.property(answers, (guide) => {
        const { recommended, others } = recommend(guide, LINE_UP)
        const all = [...recommended, ...others].map(({ model }) => model.id)
        expect(all.toSorted()).toEqual(LINE_UP.models.map(({ id }) => id).toSorted())
        for (const { reasons } of others) expect(reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  it('do not depend on the order of the line-up', () => {
    fc.assert(
      fc.property(answers, (guide) => {
        const models = LINE_UP.models.toReversed()
        const reversed = recommend(guide, { ...LINE_UP, models })
        expect(reversed.recommended.map(({ model }) => model.id)).toEqual(names(guide))
      }),
    )
  })
})

describe('the questions', () => {
  it('are those that the known facts can answer', () => {
    const known = { facts: LINE_UP.facts, hasEnergyPrices: true, hasPayments: true }
    expect(askedQuestions(known)).toEqual(QUESTION_IDS)
    expect(askedQuestions({ facts: {}, hasEnergyPrices: false, hasPayments: false })).toEqual([
      'where',
      'charging',
    ])
  })
})
