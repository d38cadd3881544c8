import type { ContentSite } from '../../api/content-site.ts'
import type { ChoiceLists, ListName } from '../../domain/steps/choice-steps.ts'
import type { Id } from '../../domain/units.ts'
import type { LoadingActions } from '../actions.ts'
import type { Loading } from '../loading.ts'
import type { SiteResources, StoreContext } from '../state.ts'
import { MODEL_REQUESTS, SITE_REQUESTS } from './requests.ts'

type StepResource = keyof typeof SITE_REQUESTS

const LISTS = Object.keys(MODEL_REQUESTS) as ListName[]

/** Requested on startup, after the model list (spec §7). */
const STARTUP_RESOURCES = ['config', 'carPods', 'dealers', 'intros'] as const

export interface ModelLoading extends LoadingActions {
  readonly site: () => ContentSite
  /** Loads the data every visit needs. Skips what has been requested before, even if it failed. */
  readonly loadStartup: () => void
}

export function createModelLoading({ get, set }: StoreContext, loading: Loading): ModelLoading {
  function loadSite(name: StepResource): void {
    const current = get().site[name]
    loading.run<SiteResources[StepResource]>({
      what: name,
      current,
      ask: async (site) => SITE_REQUESTS[name](site, get().dealersValue),
      put: (load) => set({ site: { ...get().site, [name]: load } }),
    })
  }

  function loadOfModel(name: ListName, modelId: Id): void {
    loading.run<ChoiceLists[ListName]>({
      what: `${name} of ${modelId}`,
      current: get().byModel[modelId]?.[name],
      ask: async (site) => MODEL_REQUESTS[name](site, modelId),
      put: (load) => {
        const { byModel } = get()
        set({ byModel: { ...byModel, [modelId]: { ...byModel[modelId], [name]: load } } })
      },
    })
  }

  return {
    site: loading.site,
    loadStartup() {
      for (const name of STARTUP_RESOURCES) if (!get().site[name]) loadSite(name)
    },
    loadEquipment: () => loadSite('equipment'),
    loadModel(modelId) {
      for (const name of LISTS)
        if (get().byModel[modelId]?.[name]?.status !== 'failed') loadOfModel(name, modelId)
    },
    retryFailed() {
      loading.loadRange()
      for (const name of Object.keys(SITE_REQUESTS) as StepResource[])
        if (get().site[name]?.status === 'failed') loadSite(name)
      const { modelId } = get().configuration
      if (modelId === null) return
      for (const name of LISTS)
        if (get().byModel[modelId]?.[name]?.status === 'failed') loadOfModel(name, modelId)
    },
  }
}
