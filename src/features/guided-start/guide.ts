import type { WeeksOf } from './cars.ts'
import { isCurrent } from '../../core/catalogue/lead-time.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { EMPTY_FILTER } from '../../core/filtering/filtering.ts'
import type { FactsByModel, GuideAnswers, KnownFacts, QuestionId } from './questions.ts'
import { DEFAULT_USAGE } from '../running-cost/energy.ts'
import type { Id } from '../../core/values/units.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { State } from '../../core/store/state.ts'
import { selectToday } from '../../core/store/today.ts'

declare module '../../core/store/state.ts' {
  interface State {
    /** The answers of the guided start, kept for the visit only. Missing until the first answer. */
    readonly guide?: GuideAnswers
  }
  interface Modals {
    /** `isPage` opens the page of all must-haves. */
    readonly 'guided-start': { readonly isPage?: boolean }
  }
}

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
  const weeksOf = weeksOn(selectToday(state))
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

/** Stores an answer, or removes it if it is given already. */
export function toggleAnswer(store: ConfiguratorStore, question: QuestionId, id: string): void {
  answer(store, question, selectAnswers(store.get())[question] === id ? null : id)
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

/** Puts models first in the model list, each with a mark. None restores the order by price. */
export function putFirst(
  { get, set }: ConfiguratorStore,
  models: readonly Model[],
  mark: string,
): void {
  const { filters } = get()
  set({
    recommended: models.length > 0 ? { models, mark } : undefined,
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

/** The delivery that the content site states for a version, a colour or an interior, on a day. */
export function weeksOn(today: string): WeeksOf {
  return ({ leadTime }) => {
    if (!leadTime) return null
    return isCurrent(leadTime, today) ? leadTime.toWeeks : Infinity
  }
}
