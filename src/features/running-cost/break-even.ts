import type { RunningCost, YearlyCost } from './running-cost.ts'
import { ANNUAL_COSTS, type AnnualCost } from '../../core/catalogue/annual-costs.ts'

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
