import type { Offer } from '../domain/catalogue/catalogue.ts'
import { financedAmount } from '../domain/financing/price.ts'
import { readNumber, readRate, type Wire } from './wire/wire.ts'

/**
 * Reads the financing offer of a model, engine or version. Without a price above zero there is none. The financed amount
 * defaults to price minus down payment.
 */
export function readOffer(wire: Wire): Offer {
  const amount = readNumber(wire.price)
  const price = amount !== null && amount > 0 ? amount : null
  const downPayment = readNumber(wire.maxEntrance)
  return {
    price,
    monthlyPayment: readNumber(wire.rent),
    taeg: readRate(wire.taeg),
    nrPayments: readNumber(wire.nrPayments),
    downPayment,
    financedAmount: readNumber(wire.financing) ?? financedAmount(price, downPayment),
  }
}
