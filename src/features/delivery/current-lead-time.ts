import { fasterChoice, leadTimeOfItems, slowestChoices } from './faster-choice.ts'
import {
  TIMED_KINDS,
  type LeadTimeReport,
  type TimedKind,
} from '../../core/offer/lead-time-report.ts'
import { OPTION_KINDS } from '../../core/configuration/choice-steps.ts'
import { selectChoiceLoad, selectLoad } from '../../core/catalogue/lists.ts'
import {
  choiceInputs,
  selectChosenItems,
  selectExpectedItems,
  selectModel,
} from '../../core/configuration/chosen-items.ts'
import { derived } from '../../core/store/derived.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { selectToday } from '../../core/store/today.ts'

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
    const sources = TIMED_KINDS.flatMap((kind) => {
      const stated = items[kind]?.leadTime
      return stated && stated !== 'unreadable' ? (stated.source ?? []) : []
    })
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
      sources: [...new Set(sources)],
    }
  },
)
