import { addEuros } from '../../core/values/cents.ts'
import { roundHalfUp } from '../../core/values/rounding.ts'
import {
  type AnnualCost,
  type AnnualCosts,
  type AnnualFigures,
  ANNUAL_COSTS,
} from '../../core/catalogue/annual-costs.ts'
import type { Euros, Id } from '../../core/values/units.ts'
import {
  energyCost,
  found,
  missing,
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

/** The editor's figures for one engine: its own where there are any, else the model's. */
function annualFiguresOf({ annualCosts, engine }: CostInput): AnnualFigures {
  const ofEngine = annualCosts?.byEngine[engine.id]
  const entries = ANNUAL_COSTS.map((item) => [
    item,
    ofEngine?.[item] ?? annualCosts?.[item] ?? null,
  ])
  return Object.fromEntries(entries) as AnnualFigures
}

/**
 * What a car costs per month, everything together: the monthly payment, energy, and what the editor states for the model. Null
 * with the reason if the monthly payment or a part of the energy cost is unknown.
 */
export function runningCost(
  car: CostInput,
  prices: EnergyPrices,
  usage: Usage,
): Result<RunningCost> {
  const { value: energy, gap } = energyCost(car.engine, prices, usage)
  if (gap) return missing(gap)
  if (car.monthlyPayment === null) return missing({ kind: 'monthlyPayment' })
  const figures = annualFiguresOf(car)
  const stated = ANNUAL_COSTS.filter((item) => figures[item] !== null)
  const energyPerYear = roundHalfUp(energy.perKm * usage.kmPerYear, 2)
  const lines = [
    { item: 'monthlyPayment' as const, perMonth: roundHalfUp(car.monthlyPayment, 2) },
    { item: 'energy' as const, perMonth: roundHalfUp(energyPerYear / 12, 2) },
    ...stated.map((item) => ({ item, perMonth: roundHalfUp((figures[item] ?? 0) / 12, 2) })),
  ]
  return found({
    lines,
    total: addEuros(...lines.map(({ perMonth }) => perMonth)),
    energy,
    energyPer100Km: roundHalfUp(energy.perKm * 100, 2),
    energyPerYear,
    excluded: ANNUAL_COSTS.filter((item) => !stated.includes(item)),
    year: {
      fixed: car.monthlyPayment * 12 + addEuros(...stated.map((item) => figures[item])),
      perKm: energy.perKm,
    },
  })
}

/** Euros per month at a number of kilometres per year, rounded to the cent. */
export function monthlyCostAt({ fixed, perKm }: YearlyCost, kmPerYear: number): Euros {
  return roundHalfUp((fixed + perKm * kmPerYear) / 12, 2)
}

/** Which of two cars costs less, and from how many kilometres per year. */
type BreakEven =
  /** One car is cheaper, however far it drives. */
  | { readonly kind: 'always'; readonly cheaper: 0 | 1 }
  /** `cheaper` is the one that is cheaper above `km`. */
  | { readonly kind: 'from'; readonly cheaper: 0 | 1; readonly km: number }
  | { readonly kind: 'same' }

/** Compares two cars. `km` is not rounded. Swapping the cars swaps `cheaper` and changes nothing else. */
export function breakEven(first: YearlyCost, second: YearlyCost): BreakEven {
  const fixedGap = second.fixed - first.fixed
  const perKmGap = first.perKm - second.perKm
  if (perKmGap === 0) {
    if (fixedGap === 0) return { kind: 'same' }
    return { kind: 'always', cheaper: fixedGap > 0 ? 0 : 1 }
  }
  // Over many kilometres, the car with the cheaper energy wins.
  const cheaper = perKmGap > 0 ? 1 : 0
  const km = fixedGap / perKmGap
  return km > 0 ? { kind: 'from', cheaper, km } : { kind: 'always', cheaper }
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
