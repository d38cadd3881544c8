import type { ListName } from '../../domain/steps/choice-steps.ts'
import type { Id } from '../../domain/units.ts'
import { isSettled } from '../catalogue/lists.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { MODEL_REQUESTS } from '../requests.ts'
import { until } from '../until.ts'

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
