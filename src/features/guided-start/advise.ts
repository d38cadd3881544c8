import type { Model } from '../../core/catalogue/catalogue.ts'
import { carsOf, type Car } from './cars.ts'
import { isFit, needsVersion, search, type Advice } from './search.ts'
import type { Wish } from './wishes.ts'
import type { ListName } from '../../core/configuration/choice-steps.ts'
import type { Id } from '../../core/values/units.ts'
import { isSettled, MODEL_REQUESTS, selectLists } from '../../core/catalogue/lists.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectToday, until } from '../../core/store/select.ts'
import { quotePayments } from './car-offers.ts'

/** How often missing monthly payments are requested: with each, others can become the best. */
const QUOTE_ROUNDS = 4

export interface Advised extends Omit<Advice, 'unpriced'> {
  /** Models that could not be checked, because a list has failed. */
  readonly unchecked: readonly Model[]
  /** Models without a car that can be bought, as far as the lists say. */
  readonly empty: readonly Model[]
}

interface Request {
  readonly wishes: readonly Wish[]
  readonly signal: AbortSignal
  /** Whether the configurations are needed, with colours and interiors, not only which models still fit. */
  readonly isComplete: boolean
}

/** The lists in the order in which they are needed. */
const STAGES: readonly (readonly ListName[])[] = [
  ['engines'],
  ['versions'],
  ['exteriors', 'interiors'],
]

/**
 * Searches the line-up for the wishes. Loads only the lists that they need: those of versions and colours only of models
 * that can still fit, unless nothing does. Rejects with the signal's reason once it is aborted.
 */
export async function advise(store: ConfiguratorStore, request: Request): Promise<Advised> {
  const { wishes, signal, isComplete } = request
  const { state, get } = store
  await until(state, ({ site }) => [site.models, site.intros].every(isSettled), signal)
  const models = selectModels(get())
  const depth = isComplete ? STAGES.length : 1 + Number(wishes.some(needsVersion))
  const failed = new Set<Model>()
  const quoted: Record<Id, Record<number, number>> = {}

  const carsOfModels = (): readonly (readonly Car[])[] =>
    models.map((model) => {
      const { engines, versions, exteriors, interiors } = selectLists(get(), model.id)
      const lists = {
        model,
        facts: get().site.intros?.data?.find(({ modelId }) => modelId === model.id)?.facts ?? null,
        engines: engines?.data ?? [],
        versions: versions?.data ?? null,
        exteriors: exteriors?.data ?? null,
        interiors: interiors?.data ?? null,
      }
      return failed.has(model) ? [] : carsOf(lists, selectToday(get()), quoted)
    })
  const find = async (wanted: readonly Wish[], cars = carsOfModels()): Promise<Advice> => {
    const advice = await search(wanted, cars)
    signal.throwIfAborted()
    return advice
  }

  /** Searches again with every monthly payment that the site had to calculate: others can be the best then. */
  const findPriced = async (round = 1): Promise<Advised> => {
    const cars = carsOfModels()
    const { unpriced, ...advice } = await find(wishes, cars)
    const isLast = !isComplete || round === QUOTE_ROUNDS
    const possible = isLast ? [] : [...advice.best, ...unpriced]
    const payments = await quotePayments(store, possible, signal)
    signal.throwIfAborted()
    for (const { versionId, surchargeCents, cents } of payments)
      quoted[versionId] = { ...quoted[versionId], [surchargeCents]: cents }
    if (payments.length > 0) return findPriced(round + 1)
    return {
      ...advice,
      unchecked: models.filter((model) => failed.has(model)),
      empty: models.filter((model, index) => !failed.has(model) && cars[index]?.length === 0),
    }
  }

  // Options can change payment and delivery, so these rule out nothing before the search with all wishes.
  const sure = wishes.filter(({ kind }) => kind !== 'paymentCents' && kind !== 'weeks')
  let open = models
  // Each stage loads only what the one before it leaves.
  for (const lists of STAGES.slice(0, depth)) {
    for (const model of await loadModels(store, lists, open, signal)) failed.add(model)
    open = (await find(sure)).best.filter(isFit).map(({ model }) => model)
  }
  const advised = await findPriced()
  if (!isComplete || advised.best.some(isFit)) return advised
  // What to change can be said only if all models are known.
  for (const model of await loadModels(store, STAGES.flat(), models, signal)) failed.add(model)
  return findPriced()
}

/** Lists requested at a time, as a line-up can have many models. */
const AT_ONCE = 4

/**
 * Loads lists of models, unless they have loaded or failed. Resolves with the models of which a list is missing.
 * Rejects with the signal's reason once it is aborted.
 */
async function loadModels(
  { loading, get, state }: ConfiguratorStore,
  names: readonly ListName[],
  models: readonly Model[],
  signal: AbortSignal,
): Promise<readonly Model[]> {
  const site = loading.site()
  const waiting = models
    .flatMap(({ id }) => names.map((list) => ({ list, id, name: `${list} of ${id}` as const })))
    .filter(({ name }) => !isSettled(get().site[name]))
  const loadNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next || signal.aborted || site !== loading.site()) return
    const { list, id, name } = next
    loading.load({ name, send: async (current) => MODEL_REQUESTS[list](current, id) })
    await until(state, (current) => current.site[name]?.status !== 'loading', signal)
    await loadNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext))
  signal.throwIfAborted()
  return models.filter(({ id }) =>
    names.some((list) => get().site[`${list} of ${id}`]?.status !== 'ready'),
  )
}
