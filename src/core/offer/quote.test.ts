import { describe, expect, it } from 'vitest'
import { UNKNOWN_FIGURES } from './figures.ts'
import { quotedFigures } from './quote.ts'

const TERMS = {
  versionId: '10113',
  priceWithoutFinance: 21_000,
  vehiclePrice: 20_000,
  minDownPayment: 0,
  nrPayments: 96,
  minRate: 5,
  maxRate: 10,
  residualAmount: 0,
  creditType: 'CREDIT',
} as const

describe('the down payment of a quote', () => {
  it.each([
    ['as quoted', 4000, 5000, 5000],
    ['as requested without one', 4000, null, 4000],
    ['as requested where zero is quoted, which is a placeholder', 4000, 0, 4000],
    ['zero where zero was requested', 0, 0, 0],
  ])('is %s', (_, requested, quoted, expected) => {
    const extras = { initialExpenses: null, postExpenses: null, campaignEnd: null, fin: null }
    const quote = { ...UNKNOWN_FIGURES, ...extras, downPayment: quoted }
    const { downPayment, financedAmount } = quotedFigures(
      { ...TERMS, downPayment: requested },
      quote,
    )
    expect({ downPayment, financedAmount }).toEqual({
      downPayment: expected,
      financedAmount: 20_000 - expected,
    })
  })
})
