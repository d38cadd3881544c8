import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  formatDate,
  formatEuros,
  formatSurcharge,
  formatList,
  formatPrice,
  formatMoney,
  formatNumber,
  formatTaeg,
  parseNumber,
} from './format.ts'
import { formatFixed } from './format-value.ts'
import { numbers } from '../../labels/labels.en-GB.ts'
import { language } from '../../labels/language.ts'

/** The tables are written with plain spaces; what is shown never breaks across lines. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const money = [formatPrice, formatMoney, formatSurcharge]

describe('formatDate', () => {
  it.each([
    ['2026-12-31', '31/12/2026'],
    ['2026-12-31T23:59:59', '31/12/2026'],
    ['31-12-2026', ''],
    ['', ''],
    [null, ''],
  ])('writes %j as %j', (iso, text) => {
    expect(formatDate(iso)).toBe(text)
  })
})

describe('formatList', () => {
  it.each([
    [[], ''],
    [['a versão'], 'a versão'],
    [['a versão', 'o interior'], 'a versão e o interior'],
    [['a versão', 'a cor', 'o interior'], 'a versão, a cor e o interior'],
  ])('writes %j as %j', (items, text) => {
    expect(formatList(items)).toBe(text)
  })
})

describe('figures in European Portuguese', () => {
  it.each<[string, string, string]>([
    ['a price', formatPrice(23_990), '23 990 €'],
    ['a price of four digits', formatPrice(9990), '9 990 €'],
    ['a price of seven digits', formatPrice(1_234_567), '1 234 567 €'],
    ['a price with half a euro', formatPrice(23_990.5), '23 991 €'],
    ['a monthly payment', formatMoney(411.05), '411,05 €'],
    ['a monthly payment with half a cent', formatMoney(1.005), '1,01 €'],
    ['a monthly payment of whole euros', formatMoney(300), '300,00 €'],
    ['a financed amount', formatPrice(26_450), '26 450 €'],
    ['other money', formatMoney(8000), '8 000,00 €'],
    ['a TAEG', formatTaeg(8.3), '8,3%'],
    ['a whole TAEG', formatTaeg(8), '8,0%'],
    ['a TAEG with half a tenth', formatTaeg(8.25), '8,3%'],
    ['a TAN', formatFixed(6.95, 2, 'percent'), '6,95%'],
    ['a surcharge', formatSurcharge(750), '+ 750 €'],
    ['a surcharge of four digits', formatSurcharge(1200), '+ 1 200 €'],
    ['a surcharge with cents', formatSurcharge(750.5), '+ 750,50 €'],
    ['a surcharge whose cents round away', formatSurcharge(750.001), '+ 750 €'],
    ['a whole difference per month', formatSurcharge(11, true), '+ 11,00 €'],
    ['a discount', formatSurcharge(-200), '- 200 €'],
    ['a total', formatEuros(33200), '33 200 €'],
    ['a total with cents', formatEuros(33200.5), '33 200,50 €'],
    ['a total of zero', formatEuros(0), '0 €'],
    ['a quantity', formatNumber(1234.5), '1 234,5'],
    ['a quantity of zero', formatNumber(0), '0'],
    ['a missing quantity', formatNumber(null), ''],
    ['an unreadable quantity', formatNumber(Number.NaN), ''],
  ])('are written correctly: %s', (_, text, expected) => {
    expect(spaced(text)).toBe(expected)
  })

  it.each([null, 0, Number.NaN, Infinity])('are empty for %j', (value) => {
    for (const format of [...money, formatTaeg]) expect(format(value)).toBe('')
    expect(formatFixed(value, 2, 'percent')).toBe('')
  })

  it('never break across lines', () => {
    for (const format of money) expect(format(12_345.67)).not.toMatch(/[ \u202f]/)
    expect(formatPrice(23_990)).toBe('23\u00a0990\u00a0€')
  })

  it('are those of Intl', () => {
    const options = { useGrouping: 'always', minimumFractionDigits: 0, maximumFractionDigits: 3 }
    const intl = new Intl.NumberFormat('pt-PT', options as Intl.NumberFormatOptions)
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        expect(formatNumber(thousandths / 1000)).toBe(intl.format(thousandths / 1000))
      }),
    )
  })

  it('of any amount of cents can be read back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const text = formatMoney(cents / 100)
        expect(text).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0€$/)
        expect(Number(text.replaceAll(/[^\d]/g, ''))).toBe(cents)
      }),
    )
  })
})

describe('parseNumber', () => {
  const languages = { pt: language.numbers, en: numbers }
  afterEach(() => void Object.assign(language, { numbers: languages.pt }))

  it.each([
    ['pt', '3500', 3500],
    ['pt', '3 500', 3500],
    ['pt', '3\u00a0500 €', 3500],
    ['pt', '3.500', 3500],
    ['pt', '3,500', 3.5],
    ['pt', '3 299,5', 3299.5],
    ['pt', '3.299,50 €', 3299.5],
    ['pt', ',5', 0.5],
    ['pt', '60 meses', 60],
    ['pt', '12,', 12],
    ['pt', '', Number.NaN],
    ['pt', ' € ', Number.NaN],
    ['pt', ',', Number.NaN],
    ['en', '3500', 3500],
    ['en', '3,500', 3500],
    ['en', '€3,500', 3500],
    ['en', '3 500', 3500],
    ['en', '3.500', 3.5],
    ['en', '3,299.5', 3299.5],
    ['en', '€3,299.50', 3299.5],
    ['en', '.5', 0.5],
    ['en', '60 months.', 60],
    ['en', '12.', 12],
    ['en', '', Number.NaN],
    ['en', '.', Number.NaN],
  ] as const)('reads in %s %j as %d', (tag, text, number) => {
    Object.assign(language, { numbers: languages[tag] })
    expect(parseNumber(text)).toBe(number)
  })

  it.each(['pt', 'en'] as const)('reads what formatNumber writes in %s', (tag) => {
    Object.assign(language, { numbers: languages[tag] })
    fc.assert(
      fc.property(fc.nat({ max: 2e9 }), (thousandths) => {
        expect(parseNumber(formatNumber(thousandths / 1000))).toBe(thousandths / 1000)
      }),
    )
  })
})
