import type { Euros, Percent } from '../units.ts'

/** What the price of a version may contain, in the order in which it is listed. The campaign is a discount. */
export const PRICE_PARTS = ['legalization', 'transport', 'ecoValue', 'vat', 'campaign'] as const

export type PricePart = (typeof PRICE_PARTS)[number]

/** An amount that a price contains already. It is never added to a total. */
export interface ContainedAmount {
  readonly part: PricePart
  /** Negative for a discount. Null if it is unreadable, or if only the rate of the VAT is known. */
  readonly euros: Euros | null
  /** The rate of the VAT. Missing for other parts, and if it is unknown. */
  readonly percent?: Percent
  /** The last day of the campaign as ISO date. Missing for other parts, and if it is unknown. */
  readonly until?: string
}

/** The same in a snapshot, from which documents print it. */
export interface ContainedLine extends Omit<ContainedAmount, 'euros'> {
  /** Negative for a discount, null when unknown. */
  readonly cents: number | null
}
