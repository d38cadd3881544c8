import { MODEL_REQUESTS } from '../../core/store/requests.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { carsOf, type CarsOfModel } from './cars.ts'
import { isKnownFirst, type Found } from './search.ts'
import type { Wish } from './wishes.ts'
import type { ListName } from '../../core/configuration/choice-steps.ts'
import type { Id } from '../../core/values/units.ts'
import { isSettled } from '../../core/catalogue/lists.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectToday } from '../../core/store/today.ts'
import { until } from '../../core/store/until.ts'
import { advisedCar, quotePayments, type AdvisedCar } from './advised-cars.ts'
import { weeksOn, selectFacts } from './guide.ts'
import type { Searcher } from './searcher.ts'

/** Configurations shown at most. */
export const SHOWN_COUNT = 3

/** How often missing monthly payments are requested: with each, others can become the best. */
const QUOTE_ROUNDS = 4

export interface Advised {
  /** The cheapest configuration of each model that meets all wishes, the cheapest first. */
  readonly fits: readonly AdvisedCar[]
  /** If nothing fits, the configurations with the smallest changes. */
  readonly changes: readonly AdvisedCar[]
  /** The nearest configuration of every other model. */
  readonly nearest: readonly AdvisedCar[]
  /** Models that could not be checked, because a list has failed. */
  readonly unchecked: readonly Model[]
  /** Models without a car that can be bought, as far as the lists say. */
  readonly empty: readonly Model[]
}

interface Request {
  readonly wishes: readonly Wish[]
  readonly searcher: Searcher
  readonly signal: AbortSignal
  /** Whether the configurations are needed, with colours and interiors, not only which models still fit. */
  readonly isComplete: boolean
  /** How many stages of lists are loaded; missing loads all that the wishes need. */
  readonly depth?: number
  /** Called with the share of the needed lists that have loaded or failed, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Searches the line-up for the wishes. Loads only the lists that they need: those of versions and colours only of models
 * that can still fit, unless nothing does. Rejects with the signal's reason once it is aborted.
 */
export async function advise(store: ConfiguratorStore, request: Request): Promise<Advised> {
  const { wishes, searcher, signal, isComplete } = request
  const { state, get } = store
  await until(state, ({ site }) => [site.models, site.intros].every(isSettled), signal)
  const models = selectModels(get())
  const ids = models.map(({ id }) => id)
  // Options can change payment and delivery, so these rule out nothing before the search with all wishes.
  const sure = wishes.filter(({ kind }) => kind !== 'payment' && kind !== 'delivery')
  const stages = STAGES.slice(0, request.depth ?? stageCount(request))
  const failed = new Set<Id>()
  const quoted: Record<Id, Record<number, number>> = {}

  const load = async (lists: readonly ListName[], of: readonly Id[], done = 0): Promise<void> => {
    const missing = await loadModels(store, lists, of, signal, (share) =>
      request.onProgress?.((done + share) / stages.length),
    )
    signal.throwIfAborted()
    for (const id of missing) failed.add(id)
  }
  const compile = (): readonly CarsOfModel[] => {
    const facts = selectFacts(get())
    const { site } = get()
    const weeksOf = weeksOn(selectToday(get()))
    return ids.map((id) => {
      const lists = {
        facts: facts[id] ?? null,
        engines: site[`engines of ${id}`]?.data ?? [],
        versions: site[`versions of ${id}`]?.data ?? null,
        exteriors: site[`exteriors of ${id}`]?.data ?? null,
        interiors: site[`interiors of ${id}`]?.data ?? null,
      }
      return { id, cars: failed.has(id) ? [] : carsOf(lists, { wishes, weeksOf, quoted }) }
    })
  }
  const resolve = (found: readonly Found[], compiled: readonly CarsOfModel[]) =>
    found.flatMap((each) => advisedCar(get(), models, compiled, each) ?? [])

  /** Searches again with every monthly payment that the site had to calculate: others can be the best then. */
  const find = async (): Promise<Advised> => {
    for (let round = 1; ; round += 1) {
      const compiled = compile()
      const advice = await searcher.search(wishes, compiled)
      signal.throwIfAborted()
      const fits = resolve(advice.fits, compiled)
      const changes = resolve(advice.changes, compiled)
      const nearest = resolve(advice.nearest, compiled)
      const isLast = !isComplete || round === QUOTE_ROUNDS
      const unpriced = resolve(advice.unpriced, compiled)
      const possible = isLast ? [] : [...fits, ...changes, ...nearest, ...unpriced]
      const payments = await quotePayments(store, possible, signal)
      signal.throwIfAborted()
      const unchecked = models.filter(({ id }) => failed.has(id))
      const empty = models.filter(
        ({ id }, index) => !failed.has(id) && compiled[index]?.cars.length === 0,
      )
      if (payments.length === 0) return { fits, changes, nearest, unchecked, empty }
      for (const { versionId, surchargeCents, cents } of payments)
        quoted[versionId] = { ...quoted[versionId], [surchargeCents]: cents }
    }
  }

  let open = ids
  // Each stage loads only what the one before it leaves.
  for (const [done, lists] of stages.entries()) {
    await load(lists, open, done)
    const { fits } = await searcher.search(sure, compile())
    open = fits.flatMap(({ model }) => ids[model] ?? [])
  }
  const advised = await find()
  if (!isComplete || advised.fits.length > 0) return advised
  // What to change can be said only if all models are known.
  await load(STAGES.flat(), ids, stages.length - 1)
  return find()
}

/** The lists in the order in which they are needed. */
const STAGES: readonly (readonly ListName[])[] = [
  ['engines'],
  ['versions'],
  ['exteriors', 'interiors'],
]

function stageCount({ wishes, isComplete }: Request): number {
  if (isComplete) return STAGES.length
  return wishes.every(isKnownFirst) ? 1 : 2
}

interface Choice extends Pick<Request, 'searcher' | 'signal'> {
  /** The wishes that follow from the answers to the other questions. */
  readonly others: readonly Wish[]
  /** The answers to this question, each with the wishes that follow from it and the other ones. */
  readonly possible: readonly { readonly id: string; readonly wishes: readonly Wish[] }[]
}

/**
 * The answers to a question that would leave no model. Empty if the other answers already leave none. Loads only the
 * lists that every answer needs, so that no request is made for an answer that is not given; dead ends that only the
 * other lists would reveal are not found. A model that could not be checked counts as possible.
 */
export async function findDeadEnds(
  store: ConfiguratorStore,
  { others, possible, ...run }: Choice,
): Promise<readonly string[]> {
  const depth = possible.some(({ wishes }) => wishes.every(isKnownFirst)) ? 1 : 2
  const leavesNone = async (wishes: readonly Wish[]): Promise<boolean> => {
    const request = { ...run, wishes, isComplete: false, depth }
    const { fits, unchecked } = await advise(store, request)
    return fits.length + unchecked.length === 0
  }
  if (await leavesNone(others)) return []
  const found: string[] = []
  for (const { id, wishes } of possible) if (await leavesNone(wishes)) found.push(id)
  return found
}

/** Lists requested at a time, as a line-up can have many models. */
const AT_ONCE = 4

/**
 * Loads lists of models, unless they have loaded or failed. Resolves with the models of which a list is missing, or when
 * aborted.
 * @param onProgress Called with the share of the lists that have loaded or failed, from 0 to 1.
 */
export async function loadModels(
  store: ConfiguratorStore,
  names: readonly ListName[],
  ids: readonly Id[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly Id[]> {
  const { loading, get, state } = store
  const site = loading.site()
  const waiting = ids
    .flatMap((id) => names.map((list) => ({ list, id, name: `${list} of ${id}` as const })))
    .filter(({ name }) => !isSettled(get().site[name]))
  const total = waiting.length
  let done = 0
  const loadNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next || signal.aborted || site !== loading.site()) return
    const { list, id, name } = next
    loading.load({
      name,
      send: async (own) => MODEL_REQUESTS[list](own, id),
    })
    await until(state, (current) => current.site[name]?.status !== 'loading', signal)
    if (signal.aborted) return
    onProgress((done += 1) / total)
    await loadNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext))
  return ids.filter((id) =>
    names.some((list) => get().site[`${list} of ${id}`]?.status !== 'ready'),
  )
}
