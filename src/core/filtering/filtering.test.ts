import { describe, expect, it } from 'vitest'
import {
  type FilterOption,
  type FilterSelection,
  EMPTY_FILTER,
  filterItems,
  filterOptions,
  normaliseFilter,
  optionToGiveUp,
  setOption,
} from './filtering.ts'

const suv = { id: 'suv', name: 'SUV' }
const city = { id: 'city', name: 'Citadinos' }

const lineUp = [
  { id: 'Duna', price: 38_900, monthlyPayment: 455.1, segments: [suv] },
  { id: 'Brisa', price: 14_990, monthlyPayment: 189.9, segments: [city] },
  { id: 'Maré', price: 32_450, monthlyPayment: 363.62, segments: [suv, city] },
  { id: 'Sem preço', price: null, monthlyPayment: null, segments: [] },
]

const engines = [
  { id: 'turbo', price: 32_450, monthlyPayment: 363.62, transmission: 'Manual' },
  { id: 'hybrid', price: 36_200, monthlyPayment: 405.3, transmission: 'Automática' },
  { id: 'diesel', price: 34_100, monthlyPayment: 390, transmission: 'Automática' },
  { id: 'unknown', price: 33_000, monthlyPayment: 370, transmission: null },
]

const chosen = (change: Partial<FilterSelection>): FilterSelection => ({
  ...EMPTY_FILTER,
  ...change,
})

const reasons = (options: readonly FilterOption[]) =>
  Object.fromEntries(options.map(({ id, reason }) => [id, reason]))

describe('filtering the model list', () => {
  it.each<[string, Partial<FilterSelection>, string[]]>([
    ['everything without a choice', {}, ['Duna', 'Brisa', 'Maré', 'Sem preço']],
    ['one segment', { segments: ['suv'] }, ['Duna', 'Maré']],
    ['one segment or the other', { segments: ['suv', 'city'] }, ['Duna', 'Brisa', 'Maré']],
    ['one price band or another', { price: ['cfg_price15', 'cfg_price35'] }, ['Brisa', 'Maré']],
    ['a segment and a price band', { segments: ['suv'], price: ['cfg_price35up'] }, ['Duna']],
    ['a monthly payment band', { monthlyPayment: ['cfg_rent_200'] }, ['Brisa']],
    [
      'a price and a monthly payment band that meet',
      { price: ['cfg_price35'], monthlyPayment: ['cfg_rent_400'] },
      ['Maré'],
    ],
    [
      'a price and a monthly payment band that do not',
      { price: ['cfg_price15'], monthlyPayment: ['cfg_rent_400'] },
      [],
    ],
    ['an unknown segment', { segments: ['lorry'] }, []],
  ])('shows the matching models for %s', (_, change, expected) => {
    expect(filterItems(lineUp, chosen(change)).map((item) => item.id)).toEqual(expected)
  })

  it('applies the transmission filter only to items that have one', () => {
    const automatic = chosen({ transmissions: ['Automática'] })
    expect(filterItems(engines, automatic).map((item) => item.id)).toEqual(['hybrid', 'diesel'])
    const withoutTransmission = [
      { price: 1, monthlyPayment: 1 },
      { price: 1, monthlyPayment: 1, transmission: null },
    ]
    for (const transmission of ['Automática', 'Manual'])
      expect(filterItems(withoutTransmission, chosen({ transmissions: [transmission] }))).toEqual(
        [],
      )
  })
})

describe('the choices of the filter panel', () => {
  it('list each segment once, in order of first appearance', () => {
    expect(filterOptions(lineUp, EMPTY_FILTER).segments).toEqual([
      { id: 'suv', content: 'SUV', count: 2, reason: null },
      { id: 'city', content: 'Citadinos', count: 2, reason: null },
    ])
  })

  it('list each transmission once and omit an unknown one', () => {
    const ids = filterOptions(engines, EMPTY_FILTER).transmissions.map((option) => option.id)
    expect(ids).toEqual(['Manual', 'Automática'])
  })

  it('disable bands that contain no item of the whole list', () => {
    expect(reasons(filterOptions(lineUp, EMPTY_FILTER).price)).toEqual({
      cfg_price15: null,
      cfg_price25: 'none-in-list',
      cfg_price35: null,
      cfg_price35up: null,
    })
  })

  it('count and disable each value by the choices of all other groups, and never a chosen one', () => {
    const segments = (change: Partial<FilterSelection>) =>
      filterOptions(lineUp, chosen(change)).segments.map(({ id, count, reason }) => [
        id,
        count,
        reason,
      ])
    const dear: Partial<FilterSelection> = { price: ['cfg_price35up'] }
    expect(segments(dear)).toEqual([
      ['suv', 1, null],
      ['city', 0, 'excluded-by-filter'],
    ])
    expect(segments({ ...dear, segments: ['suv'] })).toEqual(segments(dear))
    expect(segments({ ...dear, segments: ['city'] })).toEqual([
      ['suv', 1, null],
      ['city', 0, null],
    ])
  })
})

describe('a filter that matches nothing', () => {
  it('gives up the last option without which something matches', () => {
    const dear = { price: ['cfg_price35up'] }
    expect(optionToGiveUp(lineUp, chosen({ segments: ['city'], ...dear }))).toEqual({
      group: 'price',
      id: 'cfg_price35up',
    })
    const cheap = chosen({ segments: ['city'], ...dear, monthlyPayment: ['cfg_rent_400up'] })
    expect(optionToGiveUp(lineUp, cheap)).toEqual({ group: 'segments', id: 'city' })
  })

  it('gives up none of its options if nothing matches without any one of them', () => {
    const selection = chosen({
      segments: ['suv'],
      price: ['cfg_price15'],
      monthlyPayment: ['cfg_rent_300'],
    })
    expect(optionToGiveUp(lineUp, selection)).toBeNull()
  })
})

describe('ticking a choice', () => {
  it('unticks a monthly payment band that the new price band excludes', () => {
    const cheap = setOption(lineUp, EMPTY_FILTER, 'monthlyPayment', 'cfg_rent_200', true)
    expect(cheap.monthlyPayment).toEqual(['cfg_rent_200'])
    const dear = setOption(lineUp, cheap, 'price', 'cfg_price35up', true)
    expect(dear).toEqual(chosen({ price: ['cfg_price35up'] }))
  })

  it('keeps a monthly payment band when a price band without matches is unticked', () => {
    const both = chosen({ price: ['cfg_price25'], monthlyPayment: ['cfg_rent_200'] })
    expect(normaliseFilter(lineUp, both)).toEqual(chosen({ monthlyPayment: ['cfg_rent_200'] }))
  })

  it('drops choices of a list that is no longer shown', () => {
    const old = chosen({ transmissions: ['CVT', 'Manual'], price: ['cfg_price15', 'cfg_price35'] })
    expect(normaliseFilter(engines, old)).toEqual(
      chosen({ transmissions: ['Manual'], price: ['cfg_price35'] }),
    )
  })
})
