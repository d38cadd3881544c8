import { readContentConfig } from '../content-site/read-content-config.ts'
import { derived } from '../store/derived.ts'
import { asWire } from '../content-site/wire.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import { CHOICE_STEPS, type ChoiceLists, type ListName } from '../configuration/choice-steps.ts'
import type { ChoiceKind } from '../configuration/steps.ts'
import type { Id } from '../values/units.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import type { DataOf, Load, Loads, State } from '../store/state.ts'

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
  const names = Object.values(CHOICE_STEPS).map(({ list }) => list)
  const entries = names.map((name) => [name, site[`${name} of ${modelId}`]])
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
