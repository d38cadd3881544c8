import { describe, expect, it } from 'vitest'
import { EMPTY_FILTER } from '../../../src/domain/filtering/filtering.ts'
import { guideFilter } from '../../../src/domain/guided-start/guide-filter.ts'
import { LINE_UP } from './sample-line-up.ts'

const { models, facts } = LINE_UP

describe("the model list's filter for the answers", () => {
  it.each([
    ['nothing is answered', {}, [], []],
    ['the budget is known', { budget: '300' }, [], ['cfg_rent_200']],
    ['the budget covers several bands', { budget: '400' }, [], ['cfg_rent_200', 'cfg_rent_400']],
    ['the car is for the city', { where: 'city' }, ['small'], []],
    ['the family comes along', { space: 'family' }, ['family', 'electric', 'suv'], []],
    ['seven people come along', { space: 'seven' }, ['suv'], []],
    ['every model fits', { space: 'two' }, [], []],
    ['no model fits', { where: 'city', space: 'seven' }, [], []],
    ['only engines differ', { where: 'trips', charging: 'home', distance: '40000' }, [], []],
  ])('selects the matching options when %s', (_, answers, segments, monthlyPayment) => {
    const filter = guideFilter(answers, models, facts)
    expect(filter).toEqual({ ...EMPTY_FILTER, segments, monthlyPayment })
  })

  it('keeps the options of groups that no question is about', () => {
    const current = { ...EMPTY_FILTER, price: ['cfg_price35'], segments: ['family'] }
    const filter = guideFilter({ where: 'city' }, models, facts, current)
    expect(filter).toEqual({ ...current, segments: ['small'] })
  })
})
