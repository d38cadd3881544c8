import { fromFiles, hasFiles, MANIFEST } from '../content-site/catalogue-files.ts'
import { fetchBackOffice, type ContentSite } from '../content-site/content-site.ts'
import { readContentConfig } from '../content-site/content-config.ts'
import { asWire } from '../content-site/wire.ts'
import { fetchModels } from './read-models.ts'
import { logFailure } from '../../platform/log.ts'
import {
  CHOICE_STEPS,
  STEP_IDS,
  type ChoiceLists,
  type ListName,
} from '../configuration/choice-steps.ts'
import type { ChoiceKind, StepId } from '../configuration/configuration.ts'
import type { Id } from '../values/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { derived } from '../store/select.ts'
import type { DataOf, Load, Loads, State } from '../store/state.ts'
import { SITE_REQUESTS, createRequestQueue, type RequestQueue } from '../store/request-queue.ts'

const IDLE: Load<never> = { status: 'idle', data: null }

/** One list of the chosen model. Idle without a model. */
export function selectLoad<Name extends ListName>(
  { site, configuration }: Pick<State, 'site' | 'configuration'>,
  name: Name,
): Load<ChoiceLists[Name]> {
  return (
    (site[`${name} of ${configuration.modelId}`] as Load<ChoiceLists[Name]> | undefined) ?? IDLE
  )
}

export function selectChoiceLoad(state: State, kind: ChoiceKind): Load<ChoiceLists[ListName]> {
  return selectLoad(state, CHOICE_STEPS[kind].list)
}

/** All lists of a model by name, missing until they have been requested. */
export function selectLists(
  { site }: Pick<State, 'site'>,
  modelId: Id,
): { readonly [Name in ListName]: Load<ChoiceLists[Name]> | undefined } {
  const entries = LISTS.map((name) => [name, site[`${name} of ${modelId}`]])
  return Object.fromEntries(entries) as ReturnType<typeof selectLists>
}

/** The status of the lists of several choices together: 'failed' as soon as one of them has failed. */
export function selectChoicesStatus(
  state: State,
  kinds: readonly ChoiceKind[],
): 'loading' | 'ready' | 'failed' {
  const statuses = kinds.map((kind) => selectChoiceLoad(state, kind).status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading'
}

/** Whether a list has loaded or failed. */
export function isSettled(load: Load<unknown> | undefined): boolean {
  return load?.status === 'ready' || load?.status === 'failed'
}

/** Loads what depends on parameters, given as JSON, unless loaded or loading. Does nothing without parameters. */
export function loadKeyed<Name extends keyof Loads>(
  { loading }: ConfiguratorStore,
  name: Name,
  key: string | null,
  fetch: (site: ContentSite, parameters: never) => Promise<DataOf<Name>>,
): void {
  if (key === null) return
  loading.load({ name, key, send: async (site) => fetch(site, JSON.parse(key) as never) })
}

/** A load whose parameters change. Null unless it was requested with these. */
export function selectKeyed<Name extends keyof Loads>(
  { site }: Pick<State, 'site'>,
  name: Name,
  key: string | null,
): Load<DataOf<Name>> | null {
  const load = site[name] as Load<DataOf<Name>> | undefined
  return load?.key === key ? (load ?? null) : null
}

/** The content config from the request, overridden by the attributes. Until it loads, the attributes alone. */
export const selectContentConfig = derived(
  ({ site }) => [site.config?.data],
  ({ site, settings }) =>
    (site.config?.data ?? readContentConfig)({ ...asWire(settings.creditLimits), ...settings }),
)

type SiteResource = keyof typeof SITE_REQUESTS

/** Requests for a model's lists, by their names in the state, in step order. All are queued when the model is chosen. */
export const MODEL_REQUESTS = Object.fromEntries(
  Object.values(CHOICE_STEPS).map(({ list, request }) => [list, fromFiles<[Id], unknown>(request)]),
) as {
  readonly [Name in ListName]: (site: ContentSite, modelId: Id) => Promise<ChoiceLists[Name]>
}

const LISTS = Object.keys(MODEL_REQUESTS) as ListName[]

/** Requested on startup, after the model list (spec §7). */
const STARTUP_RESOURCES = ['carPods', 'config', 'intros', 'dealers'] as const

/** Rank of a request that the current screen needs. */
const NEEDED = 0

/** Ranks of what no step waits for. Lists have the number of steps until they are needed. */
const LATER = { otherModel: 4, intros: 5, dealers: 6, refresh: 9 } as const

/** The queue of the element's requests. */
export function queueOf({ runtime, loading }: ConfiguratorStore): RequestQueue {
  return (runtime.queue ??= createRequestQueue(() => hasFiles(loading.site())))
}

/** Number of steps until a list of the screen in view is needed: the items of each list are chosen on one step. */
function stepsUntil(name: ListName, step: StepId): number {
  const needing = Object.values(CHOICE_STEPS).find(({ list }) => list === name)?.step ?? 'engine'
  return Math.max(NEEDED, STEP_IDS.indexOf(needing) - STEP_IDS.indexOf(step))
}

function listRank({ current }: RequestQueue, name: ListName, modelId: Id): number {
  return current?.modelIds.includes(modelId) ? stepsUntil(name, current.step) : LATER.otherModel
}

function siteRank({ current }: RequestQueue, name: SiteResource): number {
  if (name === 'equipment') return NEEDED
  if (name === 'intros' || name === 'dealers') return LATER[name]
  // The versions show pictures and instalments first: what these need is requested right after the versions.
  return current ? stepsUntil('versions', current.step) + 0.5 : 1
}

function loadSite(store: ConfiguratorStore, name: SiteResource): void {
  const queue = queueOf(store)
  store.loading.load({
    name,
    send: async (site) =>
      queue.add(
        () => siteRank(queue, name),
        async () => SITE_REQUESTS[name](site, store.get().dealersValue),
      ),
  })
}

function loadList(store: ConfiguratorStore, name: ListName, modelId: Id): void {
  const queue = queueOf(store)
  store.loading.load({
    name: `${name} of ${modelId}`,
    send: async (site) =>
      queue.add(
        () => listRank(queue, name, modelId),
        async () => MODEL_REQUESTS[name](site, modelId),
      ),
  })
}

/** Loads the data every visit needs. Skips what has been requested before, even if it failed. */
export function loadStartup(store: ConfiguratorStore): void {
  for (const name of STARTUP_RESOURCES) if (!store.get().site[name]) loadSite(store, name)
}

export function loadEquipment(store: ConfiguratorStore): void {
  loadSite(store, 'equipment')
}

/** Loads all lists of the model in view, first those that a step needs. Skips lists that are loaded, loading or failed. */
export function loadModel(store: ConfiguratorStore, modelId: Id, step: StepId = 'engine'): void {
  loadModels(store, [modelId], step)
}

/**
 * Loads all lists of models, as `loadModel`.
 * @param step The step in view. Missing if the models are beside it: the requests of the screen in view stay first.
 */
export function loadModels(store: ConfiguratorStore, modelIds: readonly Id[], step?: StepId): void {
  const queue = queueOf(store)
  if (step) queue.current = { modelIds, step }
  queue.advance()
  for (const modelId of modelIds)
    for (const name of LISTS)
      if (!store.get().site[`${name} of ${modelId}`]) loadList(store, name, modelId)
}

/** Retries every failed request of the site and of its models. */
export function retryFailed(store: ConfiguratorStore): void {
  const { get, loading } = store
  loading.loadLineUp()
  for (const [load, state] of Object.entries(get().site)) {
    if (state?.status !== 'failed') continue
    // An id may contain ' of ', too.
    const [, name = '', modelId = ''] = /^(\w+)(?: of (.+))?$/s.exec(load) ?? []
    if (name in SITE_REQUESTS) loadSite(store, name as SiteResource)
    if (name in MODEL_REQUESTS) loadList(store, name as ListName, modelId)
  }
}

/**
 * Requests the data that was prefetched into the page again, once, because a page cache may be days old.
 * The prefetched data stays on screen until the response arrives, and for good if the request fails.
 */
export function refreshPrefetched(store: ConfiguratorStore): void {
  const { prefetched } = store.loading.site()
  if (!Object.values(prefetched).includes(null)) return
  for (const path of Object.keys(prefetched)) if (path !== MANIFEST) delete prefetched[path]
  void refresh(store, 'models', fromFiles(fetchModels))
  void refresh(store, 'backOffice', fromFiles(fetchBackOffice))
}

async function refresh<Name extends 'models' | 'backOffice'>(
  store: ConfiguratorStore,
  name: Name,
  send: (site: ContentSite) => Promise<DataOf<Name>>,
): Promise<void> {
  const { get, set, loading } = store
  const site = loading.site()
  try {
    const data = await queueOf(store).add(
      () => LATER.refresh,
      async () => send(site),
    )
    const isNew = JSON.stringify(data) !== JSON.stringify(get().site[name]?.data)
    if (isNew && site === loading.site())
      set({ site: { ...get().site, [name]: { status: 'ready', data } } })
  } catch (error) {
    if (site === loading.site()) logFailure(`refresh of ${name} failed`, error)
  }
}
