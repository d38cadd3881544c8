import { fetchEngines } from '../../api/engines.ts'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import { EMPTY_FILTER } from '../../domain/filtering/filtering.ts'
import type { GuideAnswers, QuestionId } from '../../domain/guided-start/questions.ts'
import { DEFAULT_USAGE } from '../../domain/running-cost/energy.ts'
import type { Id } from '../../domain/units.ts'
import { attach } from '../attach.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { flowActions } from '../acting/flow-actions.ts'
import { until } from '../until.ts'
import { selectModels } from '../catalogue/line-up.ts'

/** Engine lists requested at a time, as a line-up can have many models. */
const AT_ONCE = 4

export interface GuideActions {
  /** Loads what the guided start compares: the engines of every model and the back office's facts. */
  readonly loadGuide: () => void
  /** Stores an answer for the visit; null removes it. Updates the running cost. */
  readonly answer: (question: QuestionId, answer: string | null) => void
  readonly clearAnswers: () => void
  /** Puts models first in the model list. None restores the order by price. */
  readonly putFirst: (models: readonly Model[]) => void
}

export function guideActions(store: ConfiguratorStore): GuideActions {
  const { get, set } = store

  async function loadEngines(modelId: Id): Promise<void> {
    const name = `engines of ${modelId}` as const
    store.loading.load({ name, send: async (site) => fetchEngines(site, modelId) })
    await until(store.state, ({ site }) => site[name]?.status !== 'loading')
  }

  function apply(guide: GuideAnswers): void {
    const { usage } = get()
    const isKnown = guide.distance !== undefined
    set({
      guide,
      usage: {
        ...DEFAULT_USAGE,
        ...usage,
        ...(isKnown && { kmPerYear: Number(guide.distance) }),
      },
    })
  }

  return {
    loadGuide() {
      attach(store, flowActions).startFlow()
      const waiting = selectModels(get()).map(({ id }) => id)
      const loadNext = async (): Promise<void> => {
        const id = waiting.shift()
        if (id === undefined) return
        await loadEngines(id)
        await loadNext()
      }
      for (let running = 0; running < AT_ONCE; running += 1) void loadNext()
    },
    answer(question, answer) {
      const { [question]: _, ...others } = get().guide ?? {}
      apply(answer === null ? others : { ...others, [question]: answer })
    },
    clearAnswers() {
      apply({})
      set({ recommended: undefined })
    },
    putFirst(models) {
      const { filters } = get()
      set({
        recommended: models.length > 0 ? models : undefined,
        // No option is selected. The list's order is part of the filter's code, which loads with a selection.
        filters: { ...filters, home: filters.home ?? EMPTY_FILTER },
      })
    },
  }
}
