import { fetchBuild, fetchBuildCode, NoBuildError } from '../../api/build-codes.ts'
import { fetchQuote } from '../../api/finances.ts'
import type { Model } from '../../domain/catalogue/catalogue.ts'
import type { Build, FoundBuild } from '../../domain/builds/build.ts'
import type { BuildCode } from '../../domain/builds/build-code.ts'
import {
  buildToday,
  type BuildToday,
  type ComparedCode,
} from '../../domain/builds/build-comparison.ts'
import type { QuoteTerms } from '../../domain/financing/quote.ts'
import { ask } from '../ask-site.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { Load, State } from '../state.ts'

/** Why a build cannot be shown. 'gone': its model, engine or version is no longer offered. */
export type ComparedProblem = 'mistyped' | NoBuildError['reason'] | 'failed' | 'gone'

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
export function loadCompared({ context, loading }: ConfiguratorStore, code: BuildCode): void {
  const { get } = context
  loading.run<FoundBuild | NoBuildError['reason']>({
    name: 'findBuild',
    current: get().answers?.comparedBuilds?.[code],
    send: async (site) =>
      fetchBuild(site, code).catch((error: unknown) => {
        if (error instanceof NoBuildError) return error.reason
        throw error
      }),
    setLoad: (load) => setComparedBuild({ context }, code, load),
  })
}

/** Looks a build up again after a failure, or after too many attempts. */
export function retryCompared(store: ConfiguratorStore, code: BuildCode): void {
  if (store.context.get().answers?.comparedBuilds?.[code]?.data === 'rate-limited')
    setComparedBuild(store, code, { status: 'idle', data: null })
  loadCompared(store, code)
}

/** Requests the code of a build that is to be compared. Throws if the request fails. */
export async function codeToCompare(store: ConfiguratorStore, items: Build): Promise<BuildCode> {
  return ask(store.loading, async (site) => fetchBuildCode(site, items))
}

/** Keeps what was found under a code. */
export function setComparedBuild(
  { context }: Pick<ConfiguratorStore, 'context'>,
  code: BuildCode,
  load: Load<FoundBuild | NoBuildError['reason']>,
): void {
  const { get, set } = context
  const { answers } = get()
  set({ answers: { ...answers, comparedBuilds: { ...answers?.comparedBuilds, [code]: load } } })
}

/** What is known of a compared build. Returns a new object. */
export function selectCompared(
  state: Pick<State, 'answers' | 'byModel' | 'site'>,
  compared: ComparedCode,
): ComparedBuild {
  const { code } = compared
  const known = { ...compared, problem: null, build: null, model: null, today: null }
  if (code === null) return { ...known, problem: 'mistyped' }
  const { status, data } = state.answers?.comparedBuilds?.[code] ?? {}
  if (typeof data === 'string') return { ...known, problem: data }
  if (status === 'failed') return { ...known, problem: 'failed' }
  if (!data) return known
  const modelId = data.items.find(({ item }) => item === 'model')?.id ?? ''
  const model = state.site.models?.data?.find(({ id }) => id === modelId) ?? null
  const found = { ...known, build: data, model }
  const models = state.site.models?.status
  if (models !== 'ready') return models === 'failed' ? { ...found, problem: 'failed' } : found
  if (!model) return { ...found, problem: 'gone' }
  const { engines, versions, exteriors, interiors } = state.byModel[modelId] ?? {}
  if ([engines, versions, exteriors, interiors].some((list) => list?.status === 'failed'))
    return { ...found, problem: 'failed' }
  if (!engines?.data || !versions?.data || !exteriors?.data || !interiors?.data) return found
  const today = buildToday(data.items, {
    engines: engines.data,
    versions: versions.data,
    exteriors: exteriors.data,
    interiors: interiors.data,
  })
  return { ...found, today, problem: today.items.version ? null : 'gone' }
}

/** The key of a quote among those of the compared builds. */
export const comparedKey = (terms: QuoteTerms): string => JSON.stringify(terms)

/** Requests the quotes on equal terms that are not loaded or loading. */
export function loadComparedQuotes(
  { context, loading }: ConfiguratorStore,
  terms: readonly QuoteTerms[],
): void {
  const { get, set } = context
  for (const each of terms) {
    const key = comparedKey(each)
    loading.run({
      name: 'updateFinances',
      current: get().answers?.comparedQuotes?.[key],
      send: async (site) => fetchQuote(site, each),
      setLoad: (load) => {
        const { answers } = get()
        set({
          answers: { ...answers, comparedQuotes: { ...answers?.comparedQuotes, [key]: load } },
        })
      },
    })
  }
}
