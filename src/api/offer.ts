import type { Offer } from '../domain/catalogue.ts'
import { financedAmount } from '../domain/price.ts'
import { readNumber, type Wire } from './wire.ts'

/** Reads the financing offer of a model, engine or version. Financed amount defaults to price minus down payment. */
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
