import type { ContentSite } from '../../api/content-site.ts'
import type { ChoiceLists, ListName } from '../../domain/steps/choice-steps.ts'
import { STEP_IDS, type StepId } from '../../domain/steps/steps.ts'
import type { Id } from '../../domain/units.ts'
import type { LoadingActions } from '../actions.ts'
import type { Loading } from '../loading.ts'
import type { SiteResources, StoreAccess } from '../state.ts'
import type { RequestQueue } from './request-queue.ts'
import { MODEL_REQUESTS, SITE_REQUESTS } from '../requests.ts'

type StepResource = keyof typeof SITE_REQUESTS

const LISTS = Object.keys(MODEL_REQUESTS) as ListName[]

/** Requested on startup, after the model list (spec §7). */
const STARTUP_RESOURCES = ['carPods', 'config', 'intros', 'dealers'] as const

/** Rank of a request that the current screen needs. */
const NEEDED = 0

/** Ranks of what no step waits for. Lists have the number of steps until they are needed. */
const LATER = { otherModel: 4, intros: 5, dealers: 6 } as const

export interface ModelLoading extends LoadingActions {
  readonly site: () => ContentSite
  /** Loads the data every visit needs. Skips what has been requested before, even if it failed. */
  readonly loadStartup: () => void
}

export function createModelLoading(
  { get, set }: StoreAccess,
  loading: Loading,
  queue: RequestQueue,
): ModelLoading {
  let current: { readonly modelId: Id; readonly step: StepId } | null = null

  function listRank(name: ListName, modelId: Id): number {
    if (current?.modelId !== modelId) return LATER.otherModel
    return Math.max(NEEDED, LISTS.indexOf(name) - STEP_IDS.indexOf(current.step))
  }

  function siteRank(name: StepResource): number {
    if (name === 'equipment') return NEEDED
    if (name === 'intros' || name === 'dealers') return LATER[name]
    // Pictures and simulation are first needed beside the versions, and right after them.
    return current ? listRank('versions', current.modelId) + 0.5 : 1
  }

  function loadSite(name: StepResource): void {
    loading.run<SiteResources[StepResource]>({
      name,
      current: get().site[name],
      send: async (site) =>
        queue.add(
          () => siteRank(name),
          async () => SITE_REQUESTS[name](site, get().dealersValue),
        ),
      setLoad: (load) => set({ site: { ...get().site, [name]: load } }),
    })
  }

  function loadOfModel(name: ListName, modelId: Id): void {
    loading.run<ChoiceLists[ListName]>({
      name: `${name} of ${modelId}`,
      current: get().byModel[modelId]?.[name],
      send: async (site) =>
        queue.add(
          () => listRank(name, modelId),
          async () => MODEL_REQUESTS[name](site, modelId),
        ),
      setLoad: (load) => {
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
    loadModel(modelId, step = 'engine') {
      current = { modelId, step }
      queue.advance()
      for (const name of LISTS)
        if (get().byModel[modelId]?.[name]?.status !== 'failed') loadOfModel(name, modelId)
    },
    retryFailed() {
      loading.loadLineUp()
      for (const name of Object.keys(SITE_REQUESTS) as StepResource[])
        if (get().site[name]?.status === 'failed') loadSite(name)
      for (const [modelId, lists] of Object.entries(get().byModel))
        for (const name of LISTS) if (lists[name]?.status === 'failed') loadOfModel(name, modelId)
    },
  }
}
