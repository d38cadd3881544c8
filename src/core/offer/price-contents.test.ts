import { describe, expect, it } from 'vitest'
import type { Version } from '../catalogue/catalogue.ts'
import { contentsOf } from './price-contents.ts'
import type { CreditType } from '../configuration/configuration.ts'
import { aVersion } from '../../../test/support/sample-catalogue.ts'

const PRICE = 32_450
const PLAIN = { legalizationGain: undefined, transportGain: undefined }

function contentsFor(
  change: Partial<Version>,
  creditType: CreditType = 'CREDIT',
  campaignEnd: string | null = null,
) {
  const version = aVersion({ ...PLAIN, priceWithoutFinance: change.price ?? PRICE, ...change })
  return contentsOf(version, creditType, campaignEnd)
}

describe('what the price of a version contains', () => {
  it('is listed in its order, to the cent', () => {
    const version = {
      price: 40_400.4,
      priceWithoutFinance: 41_400.4,
      legalizationGain: 850,
      transportGain: 650.15,
      ecoValue: 12.5,
      vatValue: 7554.55,
      vatRate: 23,
    }
    expect(contentsFor(version, 'CREDIT', '2026-12-31')).toEqual([
      { part: 'legalization', cents: 85_000 },
      { part: 'transport', cents: 65_015 },
      { part: 'ecoValue', cents: 1250 },
      { part: 'vat', cents: 755_455, percent: 23 },
      { part: 'campaign', cents: -100_000, until: '2026-12-31' },
    ])
  })

  it('has no line for what is missing, no amount for what is unknown, and zero as an amount', () => {
    expect(contentsFor({ legalizationGain: undefined, transportGain: null, ecoValue: 0 })).toEqual([
      { part: 'transport', cents: null },
      { part: 'ecoValue', cents: 0 },
    ])
  })

  it('has no VAT unless the content site states its amount or its rate', () => {
    expect(contentsFor({})).toEqual([])
    expect(contentsFor({ vatRate: 23 })).toEqual([{ part: 'vat', cents: null, percent: 23 }])
    expect(contentsFor({ vatRate: 0 })).toEqual([{ part: 'vat', cents: null, percent: 0 }])
    expect(contentsFor({ vatValue: 0 })).toEqual([{ part: 'vat', cents: 0 }])
    expect(contentsFor({ vatValue: null })).toEqual([{ part: 'vat', cents: null }])
  })

  it('has the rate of the VAT alone at the other price of open drive', () => {
    const taxed = { priceWithoutFinance: 33_450, vatValue: 6067.89 }
    expect(contentsFor({ ...taxed, vatRate: 23 }, 'HOD')).toEqual([
      { part: 'vat', cents: null, percent: 23 },
    ])
    expect(contentsFor(taxed, 'HOD')).toEqual([])
    expect(contentsFor({ vatValue: 6067.89 }, 'HOD')).toEqual([{ part: 'vat', cents: 606_789 }])
  })

  it('has a discount where the campaign lowers the price, but not on the terms of open drive', () => {
    const price = PRICE
    const campaign = { price, priceWithoutFinance: 33_450 }
    expect(contentsFor(campaign)).toEqual([{ part: 'campaign', cents: -100_000 }])
    expect(contentsFor(campaign, 'HOD', '2026-12-31')).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: price }, 'CREDIT', '2026-12-31')).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: 32_000 })).toEqual([])
    expect(contentsFor({ price, priceWithoutFinance: null })).toEqual([
      { part: 'campaign', cents: null },
    ])
  })

  it('is computed in whole cents', () => {
    const [campaign] = contentsFor({ price: 40_400.4, priceWithoutFinance: 41_400.5 })
    expect(campaign?.cents).toBe(-100_010)
  })
})
