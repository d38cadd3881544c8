import { fetchBuildCode } from './request-build-code.ts'
import { buildOf, choicesOfBuild, type Build, type OpenedBuild } from './build.ts'
import type { BuildCode } from './build-code.ts'
import { firstOpenScreen } from './guards.ts'
import { encodeChoices } from './saved-configuration.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { derived } from '../store/derived.ts'
import { loadKeyed, selectKeyed, selectContentConfig } from '../catalogue/lists.ts'
import { selectChosenItems, selectModel, selectProgress } from './chosen-items.ts'
import { selectPricing } from '../offer/pricing.ts'
import type { State } from '../store/state.ts'
import type { ContentSite } from '../content-site/content-site.ts'

/** The configuration as a build. Null until it is finished and its price is known. */
export const selectBuild = derived(
  (state) => [selectPricing(state)],
  (state): Build | null => {
    const isFinished = firstOpenScreen(selectProgress(state)) === 'summary'
    if (!isFinished || selectPricing(state).status !== 'ready') return null
    return buildOf(selectModel(state), selectChosenItems(state))
  },
)

/** The key of the code's request. Null if the site gives no code, or until the build is finished. */
export function selectCodeKey(state: State): string | null {
  const build = selectContentConfig(state).hasBuildCodes ? selectBuild(state) : null
  return build && JSON.stringify(build)
}

/** Requests the code of the configuration, unless it is loaded or loading. */
export function loadBuildCode(store: ConfiguratorStore): void {
  loadKeyed(store, 'buildCode', selectCodeKey(store.get()), fetchBuildCode)
}

/** The code of the configuration. Null until it has loaded, and after a failure. */
export function selectBuildCode(state: State): BuildCode | null {
  return selectKeyed(state, 'buildCode', selectCodeKey(state))?.data ?? null
}

/** Sends a request whose answer is used at once. Throws if another content site has been set in the meantime. */
export async function requestFromCurrentSite<Data, Parameter>(
  { loading }: ConfiguratorStore,
  send: (site: ContentSite, parameter: Parameter) => Promise<Data>,
  parameter: Parameter,
): Promise<Data> {
  const site = loading.site()
  const data = await send(site, parameter)
  if (site !== loading.site()) throw new Error('answered by an earlier content site')
  return data
}

/** Restores a build. Home must be shown next. */
export function openBuild(store: ConfiguratorStore, build: OpenedBuild): void {
  openLink(store, encodeChoices(choicesOfBuild(build.items)), build)
}

/** Restores the configuration of a share link's query. Home must be shown next. */
export function openLink({ set }: ConfiguratorStore, text: string, build?: OpenedBuild): void {
  set({ modal: null, pending: { source: 'link', text, ...(build && { build }) } })
}
