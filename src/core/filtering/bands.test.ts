import { describe, expect, it } from 'vitest'
import { type Band, isInBand, MONTHLY_PAYMENT_BANDS, PRICE_BANDS } from './filtering.ts'

const bandsOf = (amount: number | null, bands: readonly Band[]): string[] =>
  bands.filter((band) => isInBand(amount, band)).map(({ id }) => id)

describe('price and monthly payment bands', () => {
  it.each([
    [0, 'cfg_price15'],
    [14_999.99, 'cfg_price15'],
    [15_000, 'cfg_price25'],
    [24_999.99, 'cfg_price25'],
    [25_000, 'cfg_price35'],
    [34_999.99, 'cfg_price35'],
    [35_000, 'cfg_price35up'],
    [1_000_000, 'cfg_price35up'],
  ])('put the price %d in %s', (price, id) => {
    expect(bandsOf(price, PRICE_BANDS)).toEqual([id])
  })

  it.each([
    [0, 'cfg_rent_200'],
    [199.99, 'cfg_rent_200'],
    [200, 'cfg_rent_300'],
    [299.99, 'cfg_rent_300'],
    [300, 'cfg_rent_400'],
    [399.99, 'cfg_rent_400'],
    [400, 'cfg_rent_400up'],
    [1_000_000, 'cfg_rent_400up'],
  ])('puts the monthly payment %d in %s', (monthlyPayment, id) => {
    expect(bandsOf(monthlyPayment, MONTHLY_PAYMENT_BANDS)).toEqual([id])
  })

  it.each([null, -0.01, Number.NaN])('put %j in no band', (amount) => {
    expect(bandsOf(amount, PRICE_BANDS)).toEqual([])
    expect(bandsOf(amount, MONTHLY_PAYMENT_BANDS)).toEqual([])
  })
})
