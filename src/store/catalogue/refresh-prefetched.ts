import { fetchBackOffice } from '../../api/back-office.ts'
import { fetchModels } from '../../api/models.ts'
import type { Loading, LoadRequest } from '../loading.ts'
import type { SiteResources, StoreAccess } from '../state.ts'
import type { RequestQueue } from './request-queue.ts'

/** After everything that a screen may need. */
const RANK = 9

/**
 * Requests the data that was prefetched into the page again, once, because a page cache may be days old.
 * The prefetched data stays on screen until the response arrives, and for good if the request fails.
 */
export function refreshPrefetched(
  { get, set }: StoreAccess,
  loading: Loading,
  queue: RequestQueue,
): void {
  const { prefetched } = loading.site()
  if (!Object.values(prefetched).includes(null)) return
  for (const path of Object.keys(prefetched)) delete prefetched[path]
  const refresh = <Name extends 'models' | 'backOffice'>(
    name: Name,
    send: LoadRequest<SiteResources[Name]>['send'],
  ): void =>
    loading.run({
      name: `refresh of ${name}`,
      current: undefined,
      send: async (site) =>
        queue.add(
          () => RANK,
          async () => send(site),
        ),
      setLoad(load) {
        const isNew = JSON.stringify(load.data) !== JSON.stringify(get().site[name]?.data)
        if (load.status === 'ready' && isNew) set({ site: { ...get().site, [name]: load } })
      },
    })
  refresh('models', fetchModels)
  refresh('backOffice', fetchBackOffice)
}
