import type { Offer } from '../catalogue/catalogue.ts'
import { financedAmount } from './price.ts'
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
