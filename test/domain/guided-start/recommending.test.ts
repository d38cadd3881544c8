import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersTo,
  askedQuestions,
  QUESTION_IDS,
  type GuideAnswers,
} from '../../../src/domain/guided-start/questions.ts'
import { recommend } from '../../../src/domain/guided-start/recommending.ts'
import { LINE_UP } from './sample-line-up.ts'

const PAYMENTS = LINE_UP.models.map(({ monthlyPayment }) => monthlyPayment)

const names = (answers: GuideAnswers): readonly string[] =>
  recommend(answers, LINE_UP).recommended.map(({ model }) => model.id)

const answers = fc.record(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...answersTo(id, PAYMENTS))])),
  { requiredKeys: [] },
)

describe('the recommended models', () => {
  it('are the ones with the lowest monthly payments when every question is skipped', () => {
    const { recommended, others, shortfall } = recommend({}, LINE_UP)
    expect(recommended.map(({ model }) => model.id)).toEqual(['city', 'estate', 'saloon'])
    expect(recommended.flatMap(({ reasons }) => reasons)).toEqual([])
    expect(others.map(({ model, reasons }) => [model.id, reasons])).toEqual([
      ['seven', [{ code: 'dearer', perMonth: 480 }]],
    ])
    expect(shortfall).toBeNull()
  })

  it('start with the car that meets most answers, with the facts that speak for it', () => {
    const guide = { space: 'family', charging: 'home', budget: '400', distance: '25000' }
    const [first] = recommend(guide, LINE_UP).recommended
    expect(first?.model.id).toBe('saloon')
    expect(first?.engine.id).toBe('near')
    expect(first?.reasons).toEqual([
      { code: 'manySeats', seats: 5 },
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
    ['a short car for the city', { where: 'city' }, ['city'], 'short'],
    ['the only car with seven seats', { space: 'seven' }, ['seven'], 'manySeats'],
    [
      'the cars with a boot for a family',
      { space: 'family' },
      ['estate', 'saloon', 'seven'],
      'roomy',
    ],
    ['the cars that need no cable', { charging: 'none' }, ['city', 'estate', 'seven'], 'noCable'],
    ['the car within the budget', { budget: '200' }, ['city'], 'inBudget'],
  ])('are %s, without those that break the rule', (_, guide, ids, code) => {
    const { recommended } = recommend(guide, LINE_UP)
    expect(recommended.map(({ model }) => model.id)).toEqual(ids)
    for (const { reasons } of recommended)
      expect(reasons.map((reason) => reason.code)).toContain(code)
  })

  it('leave out the others for the facts that speak against them', () => {
    const { others } = recommend({ space: 'seven' }, LINE_UP)
    expect(others[0]).toMatchObject({
      model: { id: 'city' },
      reasons: [{ code: 'fewSeats', seats: 4 }],
    })
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
    expect(recommended).toHaveLength(3)
    expect(recommended.flatMap(({ reasons, drawbacks }) => [...reasons, ...drawbacks])).toEqual([])
  })

  it('do not include a car whose seats are not stated, where those of others are', () => {
    const facts = { ...LINE_UP.facts, estate: { seats: null, luggage: 608, length: 4.7 } }
    const { recommended, others } = recommend({ space: 'family' }, { ...LINE_UP, facts })
    expect(recommended.map(({ model }) => model.id)).toEqual(['saloon', 'seven'])
    expect(others).toContainEqual({
      model: LINE_UP.models[1],
      reasons: [{ code: 'unknownSeats' }],
    })
  })

  it('do not include a car without a monthly payment, where a budget is given', () => {
    const models = LINE_UP.models.map((model) => ({ ...model, monthlyPayment: null }))
    const [engine] = LINE_UP.engines.city ?? []
    const engines = { ...LINE_UP.engines, city: [{ ...engine!, monthlyPayment: null }] }
    const { recommended, others } = recommend({ budget: '400' }, { ...LINE_UP, models, engines })
    expect(recommended.map(({ model }) => model.id)).toEqual(['estate', 'saloon'])
    expect(others).toContainEqual({ model: models[0], reasons: [{ code: 'unknownPayment' }] })
  })

  it('and the others list each model once, each of the others with a reason', () => {
    fc.assert(
      fc.property(answers, (guide) => {
        const { recommended, others, shortfall } = recommend(guide, LINE_UP)
        const nearest = recommended.length === 0 && shortfall?.nearest ? [shortfall.nearest] : []
        const all = [...recommended, ...nearest, ...others].map(({ model }) => model.id)
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

describe('a budget', () => {
  it.each([
    ['at the budget, without a drawback', '180', ['city'], []],
    ['up to 10 % above it, and say how much', '163.64', ['city'], [{ perMonth: 180, over: 16.36 }]],
    ['not further above it', '163.63', [], []],
  ])('lets cars be recommended %s', (_, budget, ids, drawbacks) => {
    const { recommended } = recommend({ budget }, LINE_UP)
    expect(recommended.map(({ model }) => model.id)).toEqual(ids)
    expect(recommended.flatMap((car) => car.drawbacks)).toEqual(
      drawbacks.map((figures) => ({ code: 'nearBudget', ...figures })),
    )
  })

  it('prefers a car within it to one in its tolerance', () => {
    expect(names({ budget: '350' })).toEqual(['city', 'estate', 'saloon'])
    expect(names({ budget: '300' })).toEqual(['city', 'estate'])
  })
})

describe('what no car offers', () => {
  const shortfallFor = (guide: GuideAnswers) => {
    const { shortfall, recommended, others } = recommend(guide, LINE_UP)
    return {
      ...shortfall,
      nearest: shortfall?.nearest?.model.id,
      recommended: recommended.map(({ model }) => model.id),
      others: others.map(({ model }) => model.id),
    }
  }

  it('is a payment within the budget: the nearest car with the seats is named, and recommended only within the tolerance', () => {
    expect(shortfallFor({ space: 'seven', budget: '400' })).toEqual({
      seats: 7,
      budget: 400,
      nearest: 'seven',
      recommended: [],
      others: ['city', 'estate', 'saloon'],
    })
    expect(shortfallFor({ space: 'seven', budget: '450' })).toMatchObject({
      nearest: 'seven',
      recommended: ['seven'],
    })
    expect(shortfallFor({ budget: '100' })).toMatchObject({ seats: null, nearest: 'city' })
  })

  it('is nothing if a car has the seats and is within the budget', () => {
    expect(recommend({ space: 'seven', budget: '480' }, LINE_UP).shortfall).toBeNull()
  })

  it('is the number of seats if every car has fewer: none is recommended', () => {
    const { seven: _, ...engines } = LINE_UP.engines
    const models = LINE_UP.models.filter(({ id }) => id !== 'seven')
    const guidance = recommend({ space: 'seven', budget: '500' }, { ...LINE_UP, models, engines })
    expect(guidance.shortfall).toEqual({ seats: 7, budget: null, nearest: null })
    expect(guidance.recommended).toEqual([])
    expect(guidance.others).toHaveLength(3)
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

  it.each([
    ['no payment is known', [null], ['200', '300', '400', '500']],
    ['most payments are low', [150, 190, 250, null], ['200', '300', '400', '500']],
    ['the middle payment is high', [390, 500, 720, 510, 1200], ['200', '300', '400', '600']],
  ])('offer a budget above the middle of the line-up when %s', (_, payments, budgets) => {
    expect(answersTo('budget', payments)).toEqual(budgets)
  })
})
