import { today } from '../../browser/today.ts'
import {
  fasterChoice,
  leadTimeOfItems,
  slowestChoices,
  TIMED_KINDS,
} from '../../domain/lead-time/faster-choice.ts'
import type { LeadTimeReport } from '../../domain/lead-time/lead-time-record.ts'
import { selectLoad } from '../catalogue/lists.ts'
import { choiceInputs, selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { derived } from '../derived.ts'
import { selectPricing } from '../offer/pricing.ts'

/** When the configured car can be delivered, what decides it, and who states it, each once. */
export interface SourcedLeadTime extends LeadTimeReport {
  readonly sources: readonly string[]
}

/** Null before a version is chosen, and where nothing current is stated. */
export const selectLeadTime = derived(
  // The date, because a page may stay open overnight.
  (state) => [...choiceInputs(state), selectPricing(state), today()],
  (state): SourcedLeadTime | null => {
    const items = selectChosenItems(state)
    const leadTime = leadTimeOfItems(items, today())
    if (!leadTime) return null
    const sources = TIMED_KINDS.flatMap((kind) => {
      const stated = items[kind]?.leadTime
      return stated && stated !== 'unreadable' ? (stated.source ?? []) : []
    })
    return {
      ...leadTime,
      slowest: slowestChoices(items).map((kind) => ({ kind, name: items[kind]?.name ?? '' })),
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
