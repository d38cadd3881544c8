import type { Euros } from '../units.ts'

export type PriceBandId = 'cfg_price15' | 'cfg_price25' | 'cfg_price35' | 'cfg_price35up'
export type MonthlyPaymentBandId =
  | 'cfg_rent_200'
  | 'cfg_rent_300'
  | 'cfg_rent_400'
  | 'cfg_rent_400up'
export type BandId = PriceBandId | MonthlyPaymentBandId

/** A band in euros, `from` inclusive, `to` exclusive. `to` is `null` if the band has no upper limit (spec §9). */
export interface Band<T extends BandId = BandId> {
  readonly id: T
  readonly from: Euros
  readonly to: Euros | null
}

/** Price bands in euros (spec §9). */
export const PRICE_BANDS: readonly Band<PriceBandId>[] = [
  { id: 'cfg_price15', from: 0, to: 15_000 },
  { id: 'cfg_price25', from: 15_000, to: 25_000 },
  { id: 'cfg_price35', from: 25_000, to: 35_000 },
  { id: 'cfg_price35up', from: 35_000, to: null },
]

/** Monthly payment bands in euros (spec §9). */
export const MONTHLY_PAYMENT_BANDS: readonly Band<MonthlyPaymentBandId>[] = [
  { id: 'cfg_rent_200', from: 0, to: 200 },
  { id: 'cfg_rent_300', from: 200, to: 300 },
  { id: 'cfg_rent_400', from: 300, to: 400 },
  { id: 'cfg_rent_400up', from: 400, to: null },
]

/** Whether an amount in euros lies in a band (spec §9). A missing amount lies in no band. */
export function isInBand(amount: Euros | null, band: Band): boolean {
  return amount !== null && amount >= band.from && (band.to === null || amount < band.to)
}
