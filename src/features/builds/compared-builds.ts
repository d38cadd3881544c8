import { fetchBuild, NoBuildError } from '../../core/configuration/request-build-code.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { Build, FoundBuild } from '../../core/configuration/build.ts'
import type { BuildCode } from '../../core/configuration/build-code.ts'
import { buildToday, type BuildToday, type ComparedCode } from './build-comparison.ts'
import type { ChoiceLists } from '../../core/configuration/choice-steps.ts'
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

/** Why a build cannot be shown. 'gone': its model, engine or version is no longer offered. */
type ComparedProblem = 'mistyped' | NoBuildError['reason'] | 'failed' | 'gone'

/** A compared build, as far as it is known. */
export interface ComparedBuild extends ComparedCode {
  /** Null while the build is loading, and once everything about it is known. */
  readonly problem: ComparedProblem | null
  readonly build: FoundBuild | null
  readonly model: Model | null
  /** Null until the lists of the model have loaded. */
  readonly today: BuildToday | null
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
  const known = { ...compared, problem: null, build: null, model: null, today: null }
  if (code === null) return { ...known, problem: 'mistyped' }
  const { status, data } = site[`build ${code}`] ?? {}
  if (typeof data === 'string') return { ...known, problem: data }
  if (status === 'failed') return { ...known, problem: 'failed' }
  if (!data) return known
  const modelId = data.items.find(({ item }) => item === 'model')?.id ?? ''
  const model = site.models?.data?.find(({ id }) => id === modelId) ?? null
  const found = { ...known, build: data, model }
  const models = site.models?.status
  if (models !== 'ready') return models === 'failed' ? { ...found, problem: 'failed' } : found
  if (!model) return { ...found, problem: 'gone' }
  const lists = Object.entries(selectLists({ site }, modelId))
  if (lists.some(([, list]) => list?.status === 'failed')) return { ...found, problem: 'failed' }
  if (!lists.every(([, list]) => list?.data)) return found
  const loaded = lists.map(([name, list]) => [name, list?.data])
  const today = buildToday(data.items, Object.fromEntries(loaded) as ChoiceLists)
  return { ...found, today, problem: today.items.version ? null : 'gone' }
}
