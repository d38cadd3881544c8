import type { Engine } from '../../core/catalogue/catalogue.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import {
  type Euros,
  type Percent,
  addEuros,
  roundHalfUp,
  type Id,
} from '../../core/values/units.ts'
import {
  asWire,
  readPositive,
  readRate,
  readText,
  type Read,
  type Wire,
} from '../../core/content-site/wire.ts'
import {
  type AnnualCost,
  type AnnualCosts,
  ANNUAL_COSTS,
} from '../../core/catalogue/read-model-intros.ts'

/** The energies that a site states prices for: fuels per litre, electricity per kWh. */
export const ENERGIES = ['petrol', 'diesel', 'homeCharging', 'publicCharging'] as const

export type Energy = (typeof ENERGIES)[number]

export const isElectricity = (energy: Energy): boolean => energy.endsWith('Charging')

export type Fuel = Extract<Energy, 'petrol' | 'diesel'>

/** The price of one energy in euros per litre or per kWh, with its ISO date and source, which buyers need to judge it. */
type EnergyPrice = Read<typeof readPrice>

/** A price is null if the site states none, or states it without date or source. */
export type EnergyPrices = Readonly<Record<Energy, EnergyPrice | null>>

/** The properties of an engine that its energy cost follows from. */
export interface EnergyFigures extends Pick<Engine, 'fuel' | 'isElectric' | 'plugIn'> {
  /** A plug-in hybrid has both consumptions, weighted. */
  readonly wltp: Pick<Wltp, 'fuel' | 'energy' | 'range'>
}

export interface Usage {
  readonly kmPerYear: number
  /** Share of a plug-in hybrid's kilometres that is driven electrically. */
  readonly electricShare: Percent
  /** Share of the electricity that is charged at home. */
  readonly homeShare: Percent
}

export const DEFAULT_USAGE: Usage = { kmPerYear: 15_000, electricShare: 50, homeShare: 100 }

/** Slider limits of the kilometres per year. */
export const KM_PER_YEAR = { min: 1000, max: 60_000, step: 1000 } as const

/** Why a sum cannot be given. */
export type Gap =
  | { readonly kind: 'consumption' }
  /** The fuel is none that prices can be stated for. */
  | { readonly kind: 'fuel'; readonly fuel: string | null }
  | { readonly kind: 'price'; readonly energy: Energy }
  | { readonly kind: 'monthlyPayment' }

export type Result<Value> =
  | { readonly value: Value; readonly gap: null }
  | { readonly value: null; readonly gap: Gap }

/** An energy with its amount and price per 100 km. */
export interface EnergyPart {
  readonly energy: Energy
  /** Litres or kWh per 100 km. */
  readonly amount: number
  readonly price: EnergyPrice
}

export interface EnergyCost {
  readonly parts: readonly EnergyPart[]
  /** Not rounded. */
  readonly perKm: Euros
}

/**
 * The fuel that a content site's name stands for. A hybrid burns petrol, as nearly all do, unless its name says otherwise.
 * Null for a name without a price.
 */
export function fuelOf(name: string | null): Fuel | null {
  if (/gas[óo]leo|diesel/i.test(name ?? '')) return 'diesel'
  return /gasolina|petrol|h[íiy]brid/i.test(name ?? '') ? 'petrol' : null
}

/** Whether the engine burns fuel and is charged too: it has one of the values that only a charged one has. */
export function isPlugIn({ isElectric, wltp, plugIn }: EnergyFigures): boolean {
  return !isElectric && (wltp.energy ?? wltp.range ?? plugIn) !== null
}

/** Whether the car is charged: electric ones and plug-in hybrids. */
export const isCharged = (engine: EnergyFigures): boolean => engine.isElectric || isPlugIn(engine)

/** Whether the share driven electrically can be chosen: only with the figures of both ways of driving. */
export function hasElectricShare(engine: EnergyFigures): boolean {
  const { electricMode = null, emptyBattery = null } = engine.plugIn ?? {}
  return isPlugIn(engine) && electricMode !== null && emptyBattery !== null
}

/** Whether the share charged at home can be chosen: only for a car that is charged, and between two prices. */
export function hasHomeShare(engine: EnergyFigures, prices: EnergyPrices): boolean {
  return isCharged(engine) && prices.homeCharging !== null && prices.publicCharging !== null
}

/**
 * The energies of a car by its official consumption, with their prices. Without the figures of both ways of driving, the
 * consumption of a plug-in hybrid is the weighted one, whatever the share: it already assumes a share, which would count
 * twice.
 */
export function energyCost(
  engine: EnergyFigures,
  prices: EnergyPrices,
  usage: Usage,
): Result<EnergyCost> {
  const { isElectric, wltp, plugIn } = engine
  const fuel = isElectric ? null : fuelOf(engine.fuel)
  if (!isElectric && !fuel) return { value: null, gap: { kind: 'fuel', fuel: engine.fuel } }
  const isShared = hasElectricShare(engine)
  const share = usage.electricShare / 100
  const litres = isShared ? (plugIn?.emptyBattery ?? 0) * (1 - share) : (wltp.fuel?.[0] ?? null)
  const kwh = isShared ? (plugIn?.electricMode ?? 0) * share : (wltp.energy?.[0] ?? null)
  if ((fuel && litres === null) || (isCharged(engine) && kwh === null))
    return { value: null, gap: { kind: 'consumption' } }
  // With one price only, everything is charged at that.
  const atHome = hasHomeShare(engine, prices)
    ? usage.homeShare / 100
    : Number(prices.publicCharging === null)
  const amounts: readonly (readonly [Energy, number])[] = [
    ...(fuel ? [[fuel, litres ?? 0] as const] : []),
    ['homeCharging', (kwh ?? 0) * atHome],
    ['publicCharging', (kwh ?? 0) * (1 - atHome)],
  ]
  const parts: EnergyPart[] = []
  for (const [energy, amount] of amounts) {
    const price = prices[energy]
    if (amount === 0) continue
    if (price === null) return { value: null, gap: { kind: 'price', energy } }
    parts.push({ energy, amount, price })
  }
  const per100Km = parts.reduce((sum, { amount, price }) => sum + amount * price.price, 0)
  return { value: { parts, perKm: per100Km / 100 }, gap: null }
}

/** Parses `energyPrices` from wire format. A price that is not above 0 or lacks its date or source is missing. */
export function readEnergyPrices(wire: Wire): EnergyPrices | null {
  const prices = ENERGIES.map((energy) => [energy, readPrice(asWire(wire[energy]))] as const)
  return prices.some(([, price]) => price) ? (Object.fromEntries(prices) as EnergyPrices) : null
}

function readPrice(wire: Wire) {
  const price = readPositive(wire.price, readRate)
  const date = readText(wire.date)
  const source = readText(wire.source)
  return price !== null && date !== null && source !== null ? { price, date, source } : null
}

/** What the running cost of a car is computed from. A missing part is null. */
export interface CostInput {
  readonly engine: EnergyFigures & { readonly id: Id }
  readonly annualCosts: AnnualCosts | null
  readonly monthlyPayment: Euros | null
}

export type CostItem = 'monthlyPayment' | 'energy' | AnnualCost

/** The cost per month. The lines are rounded to the cent; the total is their sum. */
export interface RunningCost {
  readonly lines: readonly { readonly item: CostItem; readonly perMonth: Euros }[]
  readonly total: Euros
  readonly energy: EnergyCost
  readonly energyPer100Km: Euros
  readonly energyPerYear: Euros
  /** What the total does not contain, because the editor states no figure. */
  readonly excluded: readonly AnnualCost[]
  readonly year: YearlyCost
}

/** The cost of a year by its kilometres, not rounded. */
export interface YearlyCost {
  /** Euros per year without driving. */
  readonly fixed: Euros
  readonly perKm: Euros
}

/**
 * What a car costs per month, everything together: the monthly payment, energy, and what the editor states for the engine,
 * else for the model. Null with the reason if the monthly payment or a part of the energy cost is unknown.
 */
export function runningCost(
  { engine, annualCosts, monthlyPayment }: CostInput,
  prices: EnergyPrices,
  usage: Usage,
): Result<RunningCost> {
  const { value: energy, gap } = energyCost(engine, prices, usage)
  if (gap) return { value: null, gap }
  if (monthlyPayment === null) return { value: null, gap: { kind: 'monthlyPayment' } }
  const stated = ANNUAL_COSTS.flatMap((item) => {
    const perYear = annualCosts?.byEngine[engine.id]?.[item] ?? annualCosts?.[item] ?? null
    return perYear === null ? [] : { item, perYear }
  })
  const energyPerYear = roundHalfUp(energy.perKm * usage.kmPerYear, 2)
  const lines = [
    { item: 'monthlyPayment' as const, perMonth: roundHalfUp(monthlyPayment, 2) },
    { item: 'energy' as const, perMonth: roundHalfUp(energyPerYear / 12, 2) },
    ...stated.map(({ item, perYear }) => ({ item, perMonth: roundHalfUp(perYear / 12, 2) })),
  ]
  const value = {
    lines,
    total: addEuros(...lines.map(({ perMonth }) => perMonth)),
    energy,
    energyPer100Km: roundHalfUp(energy.perKm * 100, 2),
    energyPerYear,
    excluded: ANNUAL_COSTS.filter((cost) => stated.every(({ item }) => item !== cost)),
    year: {
      fixed: monthlyPayment * 12 + addEuros(...stated.map(({ perYear }) => perYear)),
      perKm: energy.perKm,
    },
  }
  return { value, gap: null }
}

/**
 * Which of two cars costs less, and from how many kilometres per year on, not rounded; 0 if it always does. Null if both
 * cost the same. Swapping the cars swaps `cheaper` and changes nothing else.
 */
export function breakEven(
  first: YearlyCost,
  second: YearlyCost,
): { readonly cheaper: 0 | 1; readonly km: number } | null {
  const fixedGap = second.fixed - first.fixed
  const perKmGap = first.perKm - second.perKm
  if (perKmGap === 0) return fixedGap === 0 ? null : { cheaper: fixedGap > 0 ? 0 : 1, km: 0 }
  // Over many kilometres, the car with the cheaper energy wins.
  return { cheaper: perKmGap > 0 ? 1 : 0, km: Math.max(0, fixedGap / perKmGap) }
}

/** The costs that are stated for one of two cars only. Their totals cannot be compared. */
export function unevenCosts(
  first: Pick<RunningCost, 'excluded'>,
  second: Pick<RunningCost, 'excluded'>,
): readonly AnnualCost[] {
  return ANNUAL_COSTS.filter(
    (item) => first.excluded.includes(item) !== second.excluded.includes(item),
  )
}
