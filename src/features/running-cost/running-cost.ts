import { addEuros } from '../../core/values/cents.ts'
import { roundHalfUp } from '../../core/values/rounding.ts'
import {
  type AnnualCost,
  type AnnualCosts,
  ANNUAL_COSTS,
} from '../../core/catalogue/annual-costs.ts'
import type { Euros, Id } from '../../core/values/units.ts'
import {
  energyCost,
  type EnergyCost,
  type EnergyFigures,
  type EnergyPrices,
  type Result,
  type Usage,
} from './energy.ts'

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
