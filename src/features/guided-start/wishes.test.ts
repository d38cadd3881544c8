import { describe, expect, it } from 'vitest'
import { answersTo, isAsked, STEP_QUESTIONS, type GuideAnswers } from './questions.ts'
import { missOf, missSize, wishesOf, type CheckedCar, type Wish } from './wishes.ts'

const KNOWN = { seats: true, luggage: true, length: true, payment: true, delivery: true }

const CAR: CheckedCar = {
  seats: 5,
  luggage: 400,
  length: 4.2,
  range: 355,
  isCharged: true,
  isAutomatic: true,
  equipment: ['roof'],
  paymentCents: 30_012,
  weeks: 8,
}

describe('the wishes', () => {
  it.each<[GuideAnswers, readonly Wish[]]>([
    [{}, []],
    [{ where: 'mixed', space: 'two', distance: '25000' }, []],
    [{ where: 'city' }, [{ kind: 'length', most: 4.2 }]],
    [{ where: 'trips' }, [{ kind: 'range', least: 400 }]],
    [{ space: 'five' }, [{ kind: 'seats', least: 5 }]],
    [
      { space: 'family' },
      [
        { kind: 'seats', least: 5 },
        { kind: 'luggage', least: 400 },
      ],
    ],
    [{ space: 'seven' }, [{ kind: 'seats', least: 7 }]],
    [{ charging: 'home' }, [{ kind: 'charging', isCharged: true }]],
    [{ charging: 'none' }, [{ kind: 'charging', isCharged: false }]],
    [{ transmission: 'automatic' }, [{ kind: 'transmission', isAutomatic: true }]],
    [{ budget: '300' }, [{ kind: 'paymentCents', most: 30_000 }]],
    [{ delivery: '8' }, [{ kind: 'weeks', most: 8 }]],
    [
      { equipment: ['roof', 'camera'] },
      [
        { kind: 'equipment', id: 'roof' },
        { kind: 'equipment', id: 'camera' },
      ],
    ],
  ])('of the answers %j are %j', (answers, wishes) => {
    expect(wishesOf(answers, KNOWN)).toEqual(wishes)
  })

  it('leave out what no model states', () => {
    const answers = { where: 'city', space: 'family', budget: '300', delivery: '8' }
    const unknown = { seats: false, luggage: false, length: false, payment: false, delivery: false }
    expect(wishesOf(answers, unknown)).toEqual([])
    expect(wishesOf(answers, { ...unknown, seats: true })).toEqual([{ kind: 'seats', least: 5 }])
  })
})

describe('a car', () => {
  it.each<[Wish, Partial<CheckedCar>, number]>([
    [{ kind: 'seats', least: 5 }, {}, 0],
    [{ kind: 'seats', least: 7 }, {}, 2],
    [{ kind: 'seats', least: 7 }, { seats: null }, Infinity],
    [{ kind: 'luggage', least: 440 }, {}, 40],
    [{ kind: 'length', most: 4.2 }, {}, 0],
    [{ kind: 'length', most: 4.2 }, { length: null }, Infinity],
    [{ kind: 'range', least: 400 }, {}, 45],
    [{ kind: 'range', least: 400 }, { range: Infinity }, 0],
    [{ kind: 'range', least: 400 }, { range: null }, Infinity],
    [{ kind: 'charging', isCharged: true }, {}, 0],
    [{ kind: 'charging', isCharged: false }, {}, 1],
    [{ kind: 'transmission', isAutomatic: true }, {}, 0],
    [{ kind: 'transmission', isAutomatic: false }, {}, 1],
    [{ kind: 'transmission', isAutomatic: true }, { isAutomatic: null }, Infinity],
    [{ kind: 'equipment', id: 'roof' }, {}, 0],
    [{ kind: 'equipment', id: 'camera' }, {}, 1],
    [{ kind: 'paymentCents', most: 30_000 }, {}, 12],
    [{ kind: 'paymentCents', most: 30_012 }, {}, 0],
    [{ kind: 'paymentCents', most: 30_000 }, { paymentCents: null }, Infinity],
    [{ kind: 'weeks', most: 8 }, {}, 0],
    [{ kind: 'weeks', most: 4 }, {}, 4],
    [{ kind: 'weeks', most: 8 }, { weeks: null }, Infinity],
  ])('misses %j, with %j, by %d', (wish, change, by) => {
    expect(missOf(wish, { ...CAR, ...change })).toBe(by)
  })

  it.each<[Wish, number, number]>([
    [{ kind: 'charging', isCharged: true }, 1, 1],
    [{ kind: 'equipment', id: '17' }, 1, 1],
    [{ kind: 'paymentCents', most: 20_000 }, 2000, 0.2],
    [{ kind: 'paymentCents', most: 20_000 }, 10_000, 1],
    [{ kind: 'paymentCents', most: 20_000 }, 30_000, 3],
    [{ kind: 'luggage', least: 400 }, 100, 0.5],
    [{ kind: 'weeks', most: 8 }, 4, 1],
  ])('%j, missed by %d, is given up by %d', (wish, by, size) => {
    expect(missSize(wish, by)).toBe(size)
  })
})

describe('the questions', () => {
  it('are asked only if the answer can be compared with something', () => {
    const asked = (change: object, hasEnergyPrices = true) =>
      STEP_QUESTIONS.filter((question) =>
        isAsked(question, { ...KNOWN, ...change }, hasEnergyPrices),
      )
    expect(asked({})).toEqual(['where', 'space', 'charging', 'budget', 'distance'])
    expect(asked({ seats: false, luggage: false })).toEqual([
      'where',
      'charging',
      'budget',
      'distance',
    ])
    expect(asked({ payment: false }, false)).toEqual(['where', 'space', 'charging'])
  })

  it('ask for the delivery only if a car states one', () => {
    expect(isAsked('delivery', KNOWN, true)).toBe(true)
    expect(isAsked('delivery', { ...KNOWN, delivery: false }, true)).toBe(false)
  })

  it('end the budgets with one at which more than half of the models can be had', () => {
    expect(answersTo('budget', [157, 380, 390, 420, 480])).toEqual(['200', '300', '400', '500'])
    expect(answersTo('budget', [650, null])).toEqual(['200', '300', '400', '700'])
    expect(answersTo('budget', [])).toEqual(['200', '300', '400', '500'])
  })
})
