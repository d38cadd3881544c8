import type { Engine } from '../../domain/catalogue/catalogue.ts'
import type { FactsByModel, GuideAnswers } from '../../domain/guided-start/questions.ts'
import type { Id } from '../../domain/units.ts'
import { isSettled } from '../catalogue/lists.ts'
import { selectModels } from '../catalogue/line-up.ts'
import type { State } from '../state.ts'

const NO_ANSWERS: GuideAnswers = {}

export function selectAnswers(state: State): GuideAnswers {
  return state.guide ?? NO_ANSWERS
}

/** What the back office states about the models. Returns a new object. */
export function selectFacts({ site }: State): FactsByModel {
  return Object.fromEntries((site.intros?.data ?? []).map(({ modelId, facts }) => [modelId, facts]))
}

/** The engines of every model that have loaded. Returns a new object. */
export function selectEnginesByModel(state: State): Readonly<Record<Id, readonly Engine[]>> {
  return Object.fromEntries(
    selectModels(state).map(({ id }) => [id, state.site[`engines of ${id}`]?.data ?? []]),
  )
}

/** Whether all that the guided start compares has loaded or failed. */
export function selectIsGuideReady(state: State): boolean {
  return (
    isSettled(state.site.intros) &&
    isSettled(state.site.models) &&
    selectModels(state).every(({ id }) => isSettled(state.site[`engines of ${id}`]))
  )
}
