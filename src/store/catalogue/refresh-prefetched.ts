import { fetchBackOffice } from '../../api/back-office.ts'
import { fromFiles, MANIFEST } from '../../api/catalogue-files.ts'
import type { ContentSite } from '../../api/content-site.ts'
import { fetchModels } from '../../api/models.ts'
import { logFailure } from '../../browser/log.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { DataOf } from '../state.ts'
import { queueOf } from './load-lists.ts'

/** After everything that a screen may need. */
const RANK = 9

/**
 * Requests the data that was prefetched into the page again, once, because a page cache may be days old.
 * The prefetched data stays on screen until the response arrives, and for good if the request fails.
 */
export function refreshPrefetched(store: ConfiguratorStore): void {
  const { prefetched } = store.loading.site()
  if (!Object.values(prefetched).includes(null)) return
  for (const path of Object.keys(prefetched)) if (path !== MANIFEST) delete prefetched[path]
  void refresh(store, 'models', fromFiles(fetchModels))
  void refresh(store, 'backOffice', fromFiles(fetchBackOffice))
}

async function refresh<Name extends 'models' | 'backOffice'>(
  store: ConfiguratorStore,
  name: Name,
  send: (site: ContentSite) => Promise<DataOf<Name>>,
): Promise<void> {
  const { get, set, loading } = store
  const site = loading.site()
  try {
    const data = await queueOf(store).add(
      () => RANK,
      async () => send(site),
    )
    const isNew = JSON.stringify(data) !== JSON.stringify(get().site[name]?.data)
    if (isNew && site === loading.site())
      set({ site: { ...get().site, [name]: { status: 'ready', data } } })
  } catch (error) {
    if (site === loading.site()) logFailure(`refresh of ${name} failed`, error)
  }
}
