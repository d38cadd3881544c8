import type { Offer } from '../catalogue/catalogue.ts'
import { roundHalfUp } from '../values/rounding.ts'
import type { Euros } from '../values/units.ts'
import { readNotNegative, readPositive, readRate, type Wire } from '../content-site/wire.ts'

/**
 * Reads the financing offer of a model, engine or version. Without a price above zero there is none. A missing financed
 * amount is the price less the down payment.
 */
export function readOffer(wire: Wire): Offer {
  const price = readPositive(wire.price)
  const downPayment = readNotNegative(wire.maxEntrance)
  return {
    price,
    monthlyPayment: readPositive(wire.rent),
    taeg: readPositive(wire.taeg, readRate),
    nrPayments: readPositive(wire.nrPayments),
    downPayment,
    financedAmount: readPositive(wire.financing) ?? financedAmount(price, downPayment),
  }
}

/**
 * The price minus the down payment, in euros, rounded to the cent, never below 0 (spec §1, financed amount).
 * `null` unless both are known.
 */
export function financedAmount(price: Euros | null, downPayment: Euros | null): Euros | null {
  return price === null || downPayment === null
    ? null
    : Math.max(0, roundHalfUp(price - downPayment, 2))
}
