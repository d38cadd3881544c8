import { describe, expect, it } from 'vitest'
import { quotedFigures } from './quote.ts'
import { TERMS } from '../../../test/support/quote-terms.ts'

describe('the down payment of a quote', () => {
  it.each([
    ['as quoted', 4000, 5000, 5000],
    ['as requested without one', 4000, null, 4000],
    ['as requested where zero is quoted, which is a placeholder', 4000, 0, 4000],
    ['zero where zero was requested', 0, 0, 0],
  ])('is %s', (_, requested, quoted, expected) => {
    const { downPayment, financedAmount } = quotedFigures(
      { ...TERMS, downPayment: requested },
      { downPayment: quoted },
    )
    expect({ downPayment, financedAmount }).toEqual({
      downPayment: expected,
      financedAmount: TERMS.vehiclePrice - expected,
    })
  })
})
