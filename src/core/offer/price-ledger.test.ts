import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Version } from '../catalogue/catalogue.ts'
import { toCents } from '../values/cents.ts'
import { hasMoreThanLines, ledgerOf, toContainedLines } from './price-ledger.ts'
import { pricedItems, totalOf } from './price-lines.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { anExterior, anInterior, aVersion } from '../../../test/support/sample-catalogue.ts'

const PRICE = 32_450
const PLAIN = { legalizationGain: undefined, transportGain: undefined }

function ledgerFor(
  change: Partial<Version>,
  creditType: CreditType = 'CREDIT',
  campaignEnd: string | null = null,
  surcharges: readonly [number, number] = [0, 0],
) {
  const version = aVersion({ ...PLAIN, priceWithoutFinance: change.price ?? PRICE, ...change })
  const items = {
    engine: null,
    version,
    exterior: anExterior({ surcharge: surcharges[0] }),
    interior: anInterior({ surcharge: surcharges[1] }),
  }
  const lines = pricedItems(null, items, creditType)
  return { lines, ledger: ledgerOf(lines, version, creditType, campaignEnd) }
}

const contentsFor = (...args: Parameters<typeof ledgerFor>) =>
  ledgerFor(...args).ledger.lines[0]?.contains

describe('what the price of a version contains', () => {
  it('is listed to the cent, apart from the lines that add up', () => {
    const { ledger } = ledgerFor(
      {
        price: 40_400.4,
        priceWithoutFinance: 41_400.4,
        legalizationGain: 850,
        transportGain: 650.15,
        ecoValue: 12.5,
        vatValue: 7554.55,
        vatRate: 23,
      },
      'CREDIT',
      '2026-12-31',
      [750.3, 1200.3],
    )
    expect(ledger.lines.map(({ item, euros }) => [item, euros])).toEqual([
      ['version', 40_400.4],
      ['exterior', 750.3],
      ['interior', 1200.3],
    ])
    expect(toContainedLines(ledger.lines[0]?.contains ?? [])).toEqual([
      { part: 'legalization', cents: 85_000 },
      { part: 'transport', cents: 65_015 },
      { part: 'ecoValue', cents: 1250 },
      { part: 'vat', cents: 755_455, percent: 23 },
      { part: 'campaign', cents: -100_000, until: '2026-12-31' },
    ])
    expect(ledger.lines.slice(1).map(({ contains }) => contains)).toEqual([[], []])
  })

  it('has no line for what is missing, no amount for what is unknown, and zero as an amount', () => {
    expect(contentsFor({ legalizationGain: undefined, transportGain: null, ecoValue: 0 })).toEqual([
      { part: 'transport', euros: null },
      { part: 'ecoValue', euros: 0 },
    ])
  })

  it('has no VAT unless the content site states its amount or its rate', () => {
    expect(contentsFor({})).toEqual([])
    expect(contentsFor({ vatRate: 23 })).toEqual([{ part: 'vat', euros: null, percent: 23 }])
    expect(contentsFor({ vatRate: 0 })).toEqual([{ part: 'vat', euros: null, percent: 0 }])
    expect(contentsFor({ vatValue: 0 })).toEqual([{ part: 'vat', euros: 0 }])
    expect(contentsFor({ vatValue: null })).toEqual([{ part: 'vat', euros: null }])
  })

  it('has the rate of the VAT alone at the other price of open drive', () => {
    const taxed = { priceWithoutFinance: 33_450, vatValue: 6067.89 }
    expect(contentsFor({ ...taxed, vatRate: 23 }, 'HOD')).toEqual([
      { part: 'vat', euros: null, percent: 23 },
    ])
    expect(contentsFor(taxed, 'HOD')).toEqual([])
    expect(contentsFor({ vatValue: 6067.89 }, 'HOD')).toEqual([{ part: 'vat', euros: 6067.89 }])
  })

  it('has a discount where the campaign lowers the price, but not on the terms of open drive', () => {
    const price = PRICE
    const campaign = { price, priceWithoutFinance: 33_450 }
    expect(contentsFor(campaign)).toEqual([{ part: 'campaign', euros: -1000 }])
    expect(contentsFor(campaign, 'HOD', '2026-12-31')).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: price }, 'CREDIT', '2026-12-31')).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: 32_000 })).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: null })).toEqual([
      { part: 'campaign', euros: null },
    ])
  })

  it('is computed in whole cents', () => {
    const [campaign] = contentsFor({ price: 40_400.4, priceWithoutFinance: 41_400.5 }) ?? []
    expect(campaign?.euros).toBe(-1000.1)
  })
})

describe('a ledger', () => {
  it('says more than its lines only if the content site does', () => {
    expect(hasMoreThanLines(ledgerFor({}).ledger)).toBe(false)
    for (const known of [
      { ecoValue: 0 },
      { vatRate: 23 },
      { priceExcludes: ['IUC'] },
      { priceValidUntil: '2026-12-31' },
    ])
      expect(hasMoreThanLines(ledgerFor(known).ledger)).toBe(true)
    expect(hasMoreThanLines(ledgerOf([], null, 'CREDIT', '2026-12-31'))).toBe(false)
  })

  it('adds up to the total whatever its price contains, and never adds what it contains', () => {
    const euros = (min: number, max: number) => fc.integer({ min, max }).map((cents) => cents / 100)
    const amount = fc
      .constantFrom(undefined, null)
      .chain((other) => fc.oneof(fc.constant(other), euros(0, 900_000)))
    fc.assert(
      fc.property(
        fc.record({
          price: euros(1_000_000, 9_000_000),
          priceWithoutFinance: euros(1_000_000, 9_000_000),
          legalizationGain: amount,
          transportGain: amount,
          ecoValue: amount,
          vatValue: amount,
          vatRate: fc.option(euros(0, 3000)),
        }),
        fc.tuple(euros(-50_000, 500_000), euros(0, 500_000)),
        fc.constantFrom<CreditType>('CREDIT', 'HOD'),
        (version, surcharges, creditType) => {
          const { lines, ledger } = ledgerFor(version, creditType, '2026-12-31', surcharges)
          const shown = ledger.lines.reduce((sum, line) => sum + (toCents(line.euros) ?? NaN), 0)
          expect(shown).toBe(toCents(totalOf(lines)))
          expect(ledger.lines).toMatchObject(lines)
        },
      ),
    )
  })
})
