import type { Engine, Model } from '../../domain/catalogue/catalogue.ts'
import type { FactsByModel, GuideAnswers, QuestionId } from '../../domain/guided-start/questions.ts'
import type { Id } from '../../domain/units.ts'
import { isSettled } from '../catalogue/lists.ts'
import { selectModels } from '../catalogue/line-up.ts'
import type { State } from '../state.ts'
import { EMPTY_FILTER } from '../../domain/filtering/filtering.ts'
import { DEFAULT_USAGE } from '../../domain/running-cost/energy.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { startFlow } from '../acting/start-flow.ts'
import { MODEL_REQUESTS } from '../requests.ts'
import { until } from '../until.ts'

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

/** Engine lists requested at a time, as a line-up can have many models. */
const AT_ONCE = 4

/** Loads what the guided start compares: the engines of every model and the back office's facts. */
export function loadGuide(store: ConfiguratorStore): void {
  startFlow(store)
  const site = store.loading.site()
  const waiting = selectModels(store.get()).map(({ id }) => id)
  const loadNext = async (): Promise<void> => {
    const id = waiting.shift()
    if (id === undefined || site !== store.loading.site()) return
    await loadEngines(store, id)
    await loadNext()
  }
  for (let running = 0; running < AT_ONCE; running += 1) void loadNext()
}

async function loadEngines({ loading, state }: ConfiguratorStore, modelId: Id): Promise<void> {
  const name = `engines of ${modelId}` as const
  loading.load({ name, send: async (site) => MODEL_REQUESTS.engines(site, modelId) })
  await until(state, ({ site }) => site[name]?.status !== 'loading')
}

/** Stores an answer for the visit; null removes it. Updates the running cost. */
export function answer(store: ConfiguratorStore, question: QuestionId, given: string | null): void {
  const { [question]: _, ...others } = store.get().guide ?? {}
  apply(store, given === null ? others : { ...others, [question]: given })
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
