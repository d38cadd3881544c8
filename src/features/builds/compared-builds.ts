import {
  fetchBuild,
  NoBuildError,
  parseCode,
  type BuildCode,
} from '../../core/configuration/build-code.ts'
import type { Engine, Model, Version } from '../../core/catalogue/catalogue.ts'
import {
  CHOICE_STEPS,
  isOffered,
  isOption,
  mapChoices,
  type ChoiceLists,
  type ChosenItems,
} from '../../core/configuration/choice-steps.ts'
import { validateChoices } from '../../core/configuration/choices.ts'
import type { ChoiceKind } from '../../core/configuration/configuration.ts'
import {
  changesOf,
  choicesOfBuild,
  MAX_COMPARED_BUILDS,
  type Build,
  type BuildChanges,
  type BuildItem,
  type FoundBuild,
} from '../../core/configuration/build.ts'
import { pricedItems, totalOf } from '../../core/offer/price-lines.ts'
import type { Id } from '../../core/values/units.ts'
import { selectLists } from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { Load, State } from '../../core/store/state.ts'

declare module '../../core/store/state.ts' {
  interface Modals {
    readonly phone: object
    readonly code: object
    readonly builds: object
    /** The choice of the builds to be compared; `build` is one that the buyer has just picked. */
    readonly 'compare-builds': { readonly build?: Build }
  }
}

/** One part of a comparison's address. */
export interface ComparedCode {
  readonly text: string
  /** Null if the text cannot be a code. */
  readonly code: BuildCode | null
}

/** The builds that a comparison's address names: each once, however it is written, and at most three. */
export function readCompared(texts: readonly string[]): readonly ComparedCode[] {
  const read = new Map<string, ComparedCode>()
  for (const text of texts) {
    const parsed = parseCode(text)
    const code = 'error' in parsed ? null : parsed.code
    if (!read.has(code ?? text)) read.set(code ?? text, { text, code })
  }
  return [...read.values()].slice(0, MAX_COMPARED_BUILDS)
}

export interface BuildToday {
  /** A colour that is no longer offered is replaced by the version's first one, as when the build is opened. */
  readonly items: ChosenItems
  /** As in `BuildChanges`. */
  readonly gone: readonly BuildItem[]
  /** Names of the colours that replace those no longer offered. */
  readonly replacements: readonly string[]
}

/** Looks up a build in the lists of its model. Without a version in `items`, the build cannot be shown. */
export function buildToday(build: Build, lists: ChoiceLists): BuildToday {
  const { choices, dropped } = validateChoices(choicesOfBuild(build), (name) => lists[name])
  const replacements: string[] = []
  const itemOf = (kind: ChoiceKind): object | null => {
    const offered = lists[CHOICE_STEPS[kind].list].filter((item) => isOffered(kind, item, choices))
    const chosen = offered.find(({ id }) => id === choices[`${kind}Id`])
    const [first] = offered
    if (chosen || !first || !isOption(kind) || choices.versionId === null) return chosen ?? null
    replacements.push(first.name)
    return first
  }
  const items = mapChoices(itemOf) as ChosenItems
  return { items, gone: changesOf(build, dropped, null).gone, replacements }
}

/** How the price has changed since a build was made. The price without campaign of Open Drive is none of it. */
export function changesSince(build: Build, { items, gone }: BuildToday): BuildChanges {
  return { ...changesOf(build, [], totalOf(pricedItems(null, items))), gone }
}

/** The lists of a model. Null while one of them has not loaded. */
export function selectLoadedLists(state: Pick<State, 'site'>, modelId: Id): ChoiceLists | null {
  const lists = Object.entries(selectLists(state, modelId))
  const isLoaded = lists.every(([, list]) => list?.data)
  return isLoaded
    ? (Object.fromEntries(lists.map(([name, list]) => [name, list?.data])) as ChoiceLists)
    : null
}

/** What a build is today, with an engine and a version. */
export interface BuiltCar extends BuildToday {
  readonly build: FoundBuild
  readonly model: Model
  readonly engine: Engine
  readonly version: Version
}

/** A compared build, as far as it is known: it is loading without a problem and a car. */
export interface ComparedBuild extends ComparedCode {
  /** Why it cannot be shown. 'gone': its model, engine or version is no longer offered. */
  readonly problem?: 'mistyped' | NoBuildError['reason'] | 'failed' | 'gone'
  readonly build?: FoundBuild
  readonly model?: Model
  /** What is no longer offered of a build that is 'gone', once the lists of its model have loaded. */
  readonly gone?: readonly BuildItem[]
  readonly car?: BuiltCar
}

/** Looks up a build, unless that is under way or done. */
export function loadCompared({ loading }: ConfiguratorStore, code: BuildCode): void {
  loading.load({
    name: `build ${code}`,
    send: async (site) =>
      fetchBuild(site, code).catch((error: unknown) => {
        if (error instanceof NoBuildError) return error.reason
        throw error
      }),
  })
}

/** Looks a build up again after a failure, or after too many attempts. */
export function retryCompared(store: ConfiguratorStore, code: BuildCode): void {
  if (store.get().site[`build ${code}`]?.data === 'rate-limited')
    setComparedBuild(store, code, { status: 'idle', data: null })
  loadCompared(store, code)
}

/** Keeps what was found under a code. */
export function setComparedBuild(
  { get, set }: ConfiguratorStore,
  code: BuildCode,
  load: Load<FoundBuild | NoBuildError['reason']>,
): void {
  set({ site: { ...get().site, [`build ${code}`]: load } })
}

/** The builds found by their codes so far. Returns a new array. */
export function selectFoundBuilds({ site }: Pick<State, 'site'>): readonly FoundBuild[] {
  const names = Object.keys(site).filter((name) => name.startsWith('build '))
  const results = names.map((name) => site[name as `build ${BuildCode}`]?.data)
  return results.filter((data) => data && typeof data === 'object') as FoundBuild[]
}

/** What is known of a compared build. Returns a new object. */
export function selectCompared(
  { site }: Pick<State, 'site'>,
  compared: ComparedCode,
): ComparedBuild {
  const { code } = compared
  if (code === null) return { ...compared, problem: 'mistyped' }
  const { status, data: build } = site[`build ${code}`] ?? {}
  if (typeof build === 'string') return { ...compared, problem: build }
  if (status === 'failed' || site.models?.status === 'failed')
    return { ...compared, problem: 'failed' }
  if (!build || site.models?.status !== 'ready') return compared
  const modelId = build.items.find(({ item }) => item === 'model')?.id ?? ''
  const model = site.models.data?.find(({ id }) => id === modelId)
  if (!model) return { ...compared, build, problem: 'gone' }
  const loads = Object.values(selectLists({ site }, modelId))
  if (loads.some((load) => load?.status === 'failed'))
    return { ...compared, model, problem: 'failed' }
  const lists = selectLoadedLists({ site }, modelId)
  if (!lists) return { ...compared, model }
  const today = buildToday(build.items, lists)
  const { engine, version } = today.items
  return engine && version
    ? { ...compared, model, car: { ...today, build, model, engine, version } }
    : { ...compared, model, build, problem: 'gone', gone: today.gone }
}
