import {
  type FasterChoice,
  fasterChoice,
  leadTimeOfItems,
  slowestChoices,
  TIMED_KINDS,
  type LeadTimeReport,
  type TimedKind,
} from '../../domain/lead-time/faster-choice.ts'
import { OPTION_KINDS } from '../../domain/steps/choice-steps.ts'
import type { StepId } from '../../domain/steps/steps.ts'
import { choose } from '../acting/choose-item.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { rememberChoices } from '../reporting/remember-visit.ts'
import { today } from '../../browser/today.ts'
import { selectChoiceLoad, selectLoad } from '../catalogue/lists.ts'
import {
  choiceInputs,
  selectChosenItems,
  selectExpectedItems,
  selectModel,
} from '../configuration/chosen-items.ts'
import { derived } from '../derived.ts'
import { selectPricing } from '../offer/pricing.ts'

/**
 * When the configured car can be delivered with the options that the next steps preselect, what decides it, and who
 * states it, each once. Null before a version is chosen, while its options are unknown, and where nothing current is
 * stated.
 */
export const selectLeadTime = derived(
  // The date, because a page may stay open overnight.
  (state) => [...choiceInputs(state), selectPricing(state), today()],
  (state): (LeadTimeReport & { readonly sources: readonly string[] }) | null => {
    const areKnown = OPTION_KINDS.every((kind) => selectChoiceLoad(state, kind).data !== null)
    const items = selectExpectedItems(state)
    const leadTime = areKnown ? leadTimeOfItems(items, today()) : null
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
        today(),
      ),
      sources: [...new Set(sources)],
    }
  },
)

/** Chooses the faster item on a step, which may be one that was chosen on a step before. */
export function chooseFaster(
  store: ConfiguratorStore,
  { kind, id }: FasterChoice,
  step: StepId,
): void {
  choose(store, kind, id)
  // Choosing remembers the choices up to its own step only.
  rememberChoices(store, step)
}
