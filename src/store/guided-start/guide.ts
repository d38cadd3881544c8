import { today } from '../../browser/today.ts'
import type { WeeksOf } from '../../domain/guided-start/cars.ts'
import { isCurrent } from '../../domain/lead-time/lead-time.ts'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { EMPTY_FILTER } from '../../domain/filtering/filtering.ts'
import type {
  FactsByModel,
  GuideAnswers,
  KnownFacts,
  QuestionId,
} from '../../domain/guided-start/questions.ts'
import { DEFAULT_USAGE } from '../../domain/running-cost/energy.ts'
import type { Id } from '../../domain/units.ts'
import { selectModels } from '../catalogue/line-up.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { State } from '../state.ts'

const NO_ANSWERS: GuideAnswers = {}

export function selectAnswers(state: State): GuideAnswers {
  return state.guide ?? NO_ANSWERS
}

/** What the back office states about the models. Returns a new object. */
export function selectFacts({ site }: State): FactsByModel {
  return Object.fromEntries((site.intros?.data ?? []).map(({ modelId, facts }) => [modelId, facts]))
}

/** Whether any monthly payment, and any delivery, is stated. Returns a new object. */
export function selectStated(state: State): Pick<KnownFacts, 'hasPayments' | 'hasDelivery'> {
  const models = selectModels(state)
  return {
    hasPayments: models.some(({ monthlyPayment }) => monthlyPayment !== null),
    hasDelivery: models.some(({ id }) =>
      state.site[`versions of ${id}`]?.data?.some((version) => Number.isFinite(weeksOf(version))),
    ),
  }
}

/** Stores an answer for the visit; null removes it. Updates the running cost. */
export function answer(store: ConfiguratorStore, question: QuestionId, given: string | null): void {
  const { [question]: _, ...others } = store.get().guide ?? {}
  apply(store, given === null ? others : { ...others, [question]: given })
}

/** Adds a piece of equipment to what the car must have, or takes it out. */
export function toggleEquipment(store: ConfiguratorStore, id: Id): void {
  const guide = selectAnswers(store.get())
  const { equipment = [], ...others } = guide
  const changed = equipment.includes(id)
    ? equipment.filter((other) => other !== id)
    : [...equipment, id]
  apply(store, changed.length > 0 ? { ...others, equipment: changed } : others)
}

/** Forgets the answers and the order of the model list that followed from them. */
export function clearAnswers(store: ConfiguratorStore): void {
  apply(store, {})
  store.set({ recommended: undefined })
}

/** Puts models first in the model list. None restores the order by price. */
export function putFirst({ get, set }: ConfiguratorStore, models: readonly Model[]): void {
  const { filters } = get()
  set({
    recommended: models.length > 0 ? models : undefined,
    // No option is selected. The list's order is part of the filter's code, which loads with a selection.
    filters: { ...filters, home: filters.home ?? EMPTY_FILTER },
  })
}

function apply({ get, set }: ConfiguratorStore, guide: GuideAnswers): void {
  const isKnown = guide.distance !== undefined
  const usage = {
    ...DEFAULT_USAGE,
    ...get().usage,
    ...(isKnown && { kmPerYear: Number(guide.distance) }),
  }
  set({ guide, usage })
}

/** The delivery that the content site states for a version, a colour or an interior. */
export const weeksOf: WeeksOf = ({ leadTime }) => {
  if (!leadTime) return null
  return isCurrent(leadTime, today()) ? leadTime.toWeeks : Infinity
}
