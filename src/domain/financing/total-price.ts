import { addEuros } from '../cents.ts'
import type { Version } from '../catalogue/catalogue.ts'
import type { CreditType } from '../steps/configuration.ts'
import type { Euros, Surcharge } from '../units.ts'

/**
 * The price including surcharges, in euros (spec §2, summary). Null without a base price, with an unreadable surcharge,
 * and if discounts leave nothing to pay, which is an error of the data.
 */
export function totalPrice(base: Euros | null, surcharges: readonly Surcharge[]): Euros | null {
  const known = surcharges.filter((surcharge) => surcharge !== 'unreadable')
  if (base === null || known.length < surcharges.length) return null
  const total = addEuros(base, ...known)
  return total > 0 ? total : null
}

/** A surcharge in euros: 0 if it is included, null if it is unreadable. */
export function surchargeAmount(surcharge: Surcharge): Euros | null {
  return surcharge === 'unreadable' ? null : (surcharge ?? 0)
}

/**
 * The price of a version as it is financed, without colours (spec §7): Open Drive finances the price without the finance
 * campaign. Null if it is unknown.
 */
export function financedPrice(
  { price, priceWithoutFinance }: Pick<Version, 'price' | 'priceWithoutFinance'>,
  creditType: CreditType,
): Euros | null {
  const financed = creditType === 'HOD' ? (priceWithoutFinance ?? price) : price
  return financed === 'unreadable' ? null : financed
}
