import { ENERGIES, type EnergyPrice, type EnergyPrices } from './energy.ts'
import {
  asWire,
  readPositive,
  readRate,
  readText,
  type Wire,
} from '../../core/content-site/wire.ts'

/** Parses `energyPrices` from wire format. A price that is not above 0 or lacks its date or source is missing. */
export function readEnergyPrices(wire: Wire): EnergyPrices | null {
  const prices = ENERGIES.map((energy) => [energy, readPrice(asWire(wire[energy]))] as const)
  return prices.some(([, price]) => price) ? (Object.fromEntries(prices) as EnergyPrices) : null
}

function readPrice(wire: Wire): EnergyPrice | null {
  const price = readPositive(wire.price, readRate)
  const date = readText(wire.date)
  const source = readText(wire.source)
  return price !== null && date !== null && source !== null ? { price, date, source } : null
}
