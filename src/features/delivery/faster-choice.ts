import { addEuros } from '../../core/values/cents.ts'
import { type LeadTime, compareLeadTimes, leadTimeOf } from '../../core/catalogue/lead-time.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { pricedItems, totalOf } from '../../core/offer/price-lines.ts'
import {
  CHOICE_STEPS,
  isOffered,
  itemsOf,
  OPTION_KINDS,
  toChoices,
  type ChosenItems,
  type ListOf,
} from '../../core/configuration/choice-steps.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import {
  TIMED_KINDS,
  type FasterChoice,
  type TimedKind,
} from '../../core/offer/lead-time-report.ts'

/** How long the chosen car takes. Null without a version, and as `leadTimeOf`. */
export function leadTimeOfItems(items: ChosenItems, today: string): LeadTime | null {
  return leadTimeOf(
    items.version,
    OPTION_KINDS.map((kind) => items[kind]),
    today,
  )
}

/** The choices whose own statement is the longest of the car. More than one if they take equally long. */
export function slowestChoices(items: ChosenItems): readonly TimedKind[] {
  const stated = TIMED_KINDS.flatMap((kind) => {
    const leadTime = items[kind]?.leadTime
    return leadTime && leadTime !== 'unreadable' ? [{ kind, leadTime }] : []
  })
  const [longest] = stated.toSorted((a, b) => compareLeadTimes(b.leadTime, a.leadTime))
  return stated
    .filter(({ leadTime }) => longest && compareLeadTimes(leadTime, longest.leadTime) === 0)
    .map(({ kind }) => kind)
}

/**
 * The one other choice with which the car is delivered soonest: another version of the same engine, with the same options,
 * or another option. Of equally fast ones, the cheapest car, then the first in step and list order.
 * @returns Null if no other choice is faster, or if the prices are unknown.
 */
export function fasterChoice(
  model: Model | null,
  items: ChosenItems,
  listOf: ListOf,
  creditType: CreditType,
  today: string,
): FasterChoice | null {
  const now = leadTimeOfItems(items, today)
  const price = totalOf(pricedItems(model, items, creditType))
  if (!now || price === null) return null
  const choices = toChoices(model?.id ?? null, (kind) => items[kind]?.id ?? null)
  const faster = TIMED_KINDS.flatMap((kind) =>
    (listOf(CHOICE_STEPS[kind].list) ?? [])
      .filter((item) => isOffered(kind, item, choices) && item.id !== items[kind]?.id)
      .flatMap(({ id, name }): FasterChoice[] => {
        const others = itemsOf({ ...choices, [`${kind}Id`]: id }, listOf)
        if (OPTION_KINDS.some((option) => items[option] && !others[option])) return []
        const leadTime = leadTimeOfItems(others, today)
        const total = totalOf(pricedItems(model, others, creditType))
        if (!leadTime || total === null || compareLeadTimes(leadTime, now) >= 0) return []
        return [{ kind, id, name, leadTime, euros: addEuros(total, -price) }]
      }),
  )
  // The sort is stable.
  const [best] = faster.toSorted(
    (a, b) => compareLeadTimes(a.leadTime, b.leadTime) || a.euros - b.euros,
  )
  return best ?? null
}
