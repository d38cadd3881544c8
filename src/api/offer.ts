import type { Offer } from '../domain/catalogue.ts'
import { financedAmount } from '../domain/price.ts'
import { readNumber, type Wire } from './wire.ts'

/** The financing offer of a model, engine or version; a missing financed amount is price less entry. */
export function readOffer(wire: Wire): Offer {
  const price = readNumber(wire.price)
  const initialEntry = readNumber(wire.maxEntrance)
  return {
    price,
    rent: readNumber(wire.rent),
    taeg: readNumber(wire.taeg),
    nrPayments: readNumber(wire.nrPayments),
    initialEntry,
    financedAmount: readNumber(wire.financing) ?? financedAmount(price, initialEntry),
  }
}
