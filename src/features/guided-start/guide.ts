import { weeksOf } from './cars.ts'
import type { Model, ModelFacts } from '../../core/catalogue/catalogue.ts'
import { EMPTY_FILTER } from '../../core/filtering/filtering.ts'
import type { GuideAnswers, QuestionId, StatedFacts } from './wishes.ts'
import { changeUsage } from '../running-cost/running-cost-state.tsx'
import type { Id } from '../../core/values/units.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { State } from '../../core/store/state.ts'
import { selectToday } from '../../core/store/select.ts'

declare module '../../core/store/state.ts' {
  interface State {
    /** The answers of the guided start, kept for the visit only. Missing until the first answer. */
    readonly guide?: GuideAnswers
    /** Whether every answer is a must-have, as on their page. */
    readonly areMusts?: boolean
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

/** Which facts are stated of any model. Returns a new object. */
export function selectStated(state: State): StatedFacts {
  const models = selectModels(state)
  const today = selectToday(state)
  const isStated = (fact: keyof ModelFacts): boolean =>
    (state.site.intros?.data ?? []).some(({ facts }) => facts[fact] !== null)
  return {
    seats: isStated('seats'),
    luggage: isStated('luggage'),
    length: isStated('length'),
    payment: models.some(({ monthlyPayment }) => monthlyPayment !== null),
    delivery: models.some(({ id }) =>
      state.site[`versions of ${id}`]?.data?.some((version) =>
        Number.isFinite(weeksOf(version, today)),
      ),
    ),
  }
}

/** Stores an answer for the visit; null removes it. */
export function answer(store: ConfiguratorStore, question: QuestionId, given: string | null): void {
  const { [question]: _, ...others } = selectAnswers(store.get())
  store.set({ guide: given === null ? others : { ...others, [question]: given } })
  if (question === 'distance' && given !== null) changeUsage(store, { kmPerYear: Number(given) })
}

/** Adds a piece of equipment to what the car must have, or takes it out. */
export function toggleEquipment({ get, set }: ConfiguratorStore, id: Id): void {
  const { equipment = [], ...others } = selectAnswers(get())
  const changed = equipment.includes(id)
    ? equipment.filter((other) => other !== id)
    : [...equipment, id]
  set({ guide: changed.length > 0 ? { ...others, equipment: changed } : others })
}

/** Forgets the answers and the order of the model list that followed from them. */
export function clearAnswers({ set }: ConfiguratorStore): void {
  set({ guide: {}, recommended: undefined })
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
