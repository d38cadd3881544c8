import type { Model } from '../catalogue/catalogue.ts'
import { toCents, type Euros, type Id } from '../values/units.ts'
import { pricedItems, type PricedItem } from '../offer/price-lines.ts'
import { isOption, toChoices, type ChosenItems } from './choice-steps.ts'
import type { ChoiceKind, Choices } from './configuration.ts'
import { type BuildCode, fetchBuildCode } from './build-code.ts'
import { firstOpenScreen } from './guards.ts'
import { encodeChoices } from './saved-configuration.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { derived } from '../store/select.ts'
import { loadKeyed, selectKeyed, selectContentConfig } from '../catalogue/lists.ts'
import { selectChosenItems, selectModel, selectProgress } from './chosen-items.ts'
import { selectPricing } from '../offer/pricing.ts'
import type { State } from '../store/state.ts'
import type { ContentSite } from '../content-site/content-site.ts'

/** Maximum number of builds shown side by side. */
export const MAX_COMPARED_BUILDS = 3

/** A part of a build as the buyer saw it. */
export interface BuildItem extends Omit<PricedItem, 'euros'> {
  /** Whole cents: the price of the version, the surcharge of a colour. Null for other parts, or if unknown. */
  readonly cents: number | null
}

/** A finished configuration with its cash prices: the model, then one part for each choice, in step order. */
export type Build = readonly BuildItem[]

/** A build that is opened: found by its code, or saved on the device. */
export interface OpenedBuild {
  /** Null for one that was saved. */
  readonly code: BuildCode | null
  /** The day on which it was first given the code, or saved, as ISO date. */
  readonly madeOn: string
  readonly items: Build
}

export interface FoundBuild extends OpenedBuild {
  readonly code: BuildCode
}

/** How a build differs from what the site offers today. */
export type BuildChanges = Readonly<ReturnType<typeof changesOf>>

/** The build of a configuration. Null while a model, engine or version is missing. */
export function buildOf(model: Model | null, items: ChosenItems): Build | null {
  const { engine, version } = items
  if (!model || !engine || !version) return null
  const lines = pricedItems(model, items).map(({ euros, ...line }) => ({
    ...line,
    cents: toCents(euros),
  }))
  return [
    { item: 'model', id: model.id, name: model.name, cents: null },
    { item: 'engine', id: engine.id, name: engine.name, cents: null },
    ...lines,
  ]
}

/** The ids of a build. */
export function choicesOfBuild(build: Build): Choices {
  const idOf = (kind: BuildItem['item']): Id | null =>
    build.find(({ item }) => item === kind)?.id ?? null
  return toChoices(idOf('model'), idOf)
}

/** The cash price of a build: the version and its colours. Null if one of them is unknown. */
export function totalOfBuild(build: Build): Euros | null {
  const priced = build.filter(({ item }) => item !== 'model' && item !== 'engine')
  if (!priced.some(({ item }) => item === 'version')) return null
  const cents = priced.map((part) => part.cents).filter((amount) => amount !== null)
  return cents.length < priced.length ? null : cents.reduce((sum, part) => sum + part, 0) / 100
}

/**
 * Compares a build with the choices that are left of it today, and its price with today's.
 * @param dropped The choices that are no longer offered.
 * @param now Today's total, with replacements for what is no longer offered.
 */
export function changesOf(build: Build, dropped: readonly ChoiceKind[], now: Euros | null) {
  const before = totalOfBuild(build)
  const parts: Build = build.filter(({ item }) => item !== 'model' && dropped.includes(item))
  const parent = parts.find(({ item }) => item !== 'model' && !isOption(item))
  return {
    /** The total then and now. Null if one of them is unknown. */
    totals: before === null || now === null ? null : { before, now },
    /** What is no longer offered: an engine or a version, without what depended on it, or colours. */
    gone: parent ? [parent] : parts,
  }
}

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
