import { describe, expect, it } from 'vitest'
import {
  answersTo,
  type GuideAnswers,
  isAsked,
  STEP_QUESTIONS,
  type Wish,
  wishesOf,
} from './wishes.ts'

const STATED = { seats: true, luggage: true, length: true, payment: true, delivery: true }

describe('the wishes', () => {
  it.each<[GuideAnswers, readonly Wish[]]>([
    [{}, []],
    [{ where: 'mixed', space: 'two', distance: '25000' }, []],
    [{ where: 'city' }, [{ kind: 'length', most: 4.4 }]],
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
    expect(wishesOf(answers, STATED, true)).toEqual(wishes)
  })

  it('leave out what no model states', () => {
    const answers = { where: 'city', space: 'family', budget: '300', delivery: '8' }
    const unknown = { seats: false, luggage: false, length: false, payment: false, delivery: false }
    expect(wishesOf(answers, unknown, true)).toEqual([])
    const seats = { ...unknown, seats: true }
    expect(wishesOf(answers, seats, true)).toEqual([{ kind: 'seats', least: 5 }])
  })

  it('of the questions are preferences, but for the seats and the way to charge', () => {
    const answers = { space: 'family', charging: 'none', budget: '300' } as const
    const preferred = (given: GuideAnswers) =>
      wishesOf(given, STATED, false).flatMap(({ kind, isPreference }) => (isPreference ? kind : []))
    expect(preferred({ ...answers, where: 'city' })).toEqual(['luggage', 'length', 'paymentCents'])
    expect(preferred({ ...answers, where: 'trips' })).toEqual(['luggage', 'range', 'paymentCents'])
    expect(preferred({ delivery: '8', transmission: 'manual', equipment: ['roof'] })).toEqual([])
  })
})

describe('the questions', () => {
  it('are asked only if the answer can be compared with something', () => {
    const asked = (change: object, hasEnergyPrices = true) =>
      [...STEP_QUESTIONS, 'delivery' as const].filter((question) =>
        isAsked(question, { ...STATED, ...change }, hasEnergyPrices),
      )
    const steps = ['where', 'space', 'charging', 'budget', 'distance']
    expect(asked({})).toEqual([...steps, 'delivery'])
    expect(asked({ delivery: false })).toEqual(steps)
    expect(asked({ seats: false })).toContain('space')
    expect(asked({ seats: false, luggage: false })).not.toContain('space')
    expect(asked({ payment: false }, false)).toEqual(['where', 'space', 'charging', 'delivery'])
  })

  it('end the budgets with one at which more than half of the models can be had', () => {
    expect(answersTo('budget', [157, 380, 390, 420, 480])).toEqual(['200', '300', '400', '500'])
    expect(answersTo('budget', [650, null])).toEqual(['200', '300', '400', '700'])
    expect(answersTo('budget', [])).toEqual(['200', '300', '400', '500'])
  })
})
