import type { Model } from '../../core/catalogue/catalogue.ts'
import { compareLeadTimes, leadTimeOf, type LeadTime } from '../../core/catalogue/lead-time.ts'
import { selectChoiceLoad, selectLoad } from '../../core/catalogue/lists.ts'
import {
  CHOICE_STEPS,
  isOffered,
  itemsOf,
  OPTION_KINDS,
  toChoices,
  type ChosenItems,
  type ListOf,
} from '../../core/configuration/choice-steps.ts'
import {
  choiceInputs,
  selectChosenItems,
  selectExpectedItems,
  selectModel,
} from '../../core/configuration/chosen-items.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import {
  TIMED_KINDS,
  type FasterChoice,
  type LeadTimeReport,
  type TimedKind,
} from '../../core/offer/lead-time-report.ts'
import { pricedItems, totalOf } from '../../core/offer/price-lines.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { derived, selectToday } from '../../core/store/select.ts'
import { addEuros } from '../../core/values/units.ts'

/** How long the chosen car takes. Null without a version, and as `leadTimeOf`. */
function leadTimeOfItems(items: ChosenItems, today: string): LeadTime | null {
  return leadTimeOf(
    items.version,
    OPTION_KINDS.map((kind) => items[kind]),
    today,
  )
}

/** What the choices of a car state, in step order. */
const statedBy = (items: ChosenItems) =>
  TIMED_KINDS.flatMap((kind) => {
    const leadTime = items[kind]?.leadTime
    return leadTime && leadTime !== 'unreadable' ? [{ kind, leadTime }] : []
  })

/** The choices that state the longest time of the car. More than one if they take equally long. */
export function slowestChoices(items: ChosenItems): readonly TimedKind[] {
  const stated = statedBy(items)
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

/**
 * When the configured car can be delivered with the options that the next steps preselect, what decides it, and who
 * states it, each once. Null before a version is chosen, while its options are unknown, and where nothing current is
 * stated.
 */
export const selectLeadTime = derived(
  // The date, because a page may stay open overnight.
  (state) => [...choiceInputs(state), selectPricing(state), selectToday(state)],
  (state): (LeadTimeReport & { readonly sources: readonly string[] }) | null => {
    const areKnown = OPTION_KINDS.every((kind) => selectChoiceLoad(state, kind).data !== null)
    const items = selectExpectedItems(state)
    const leadTime = areKnown ? leadTimeOfItems(items, selectToday(state)) : null
    if (!leadTime) return null
    const chosen = selectChosenItems(state)
    const expected = OPTION_KINDS.filter((kind) => items[kind] && !chosen[kind])
    const named = (item: TimedKind) => ({ item, name: items[item]?.name ?? '' })
    return {
      ...leadTime,
      slowest: slowestChoices(items).map((kind) => ({
        ...named(kind),
        ...(expected.some((option) => option === kind) && { isExpected: true }),
      })),
      expected: expected.map(named),
      faster: fasterChoice(
        selectModel(state),
        items,
        (name) => selectLoad(state, name).data,
        selectPricing(state).offer?.creditType ?? 'CREDIT',
        selectToday(state),
      ),
      sources: [...new Set(statedBy(items).flatMap((stated) => stated.leadTime.source ?? []))],
    }
  },
)
