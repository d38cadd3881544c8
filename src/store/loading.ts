import { fetchBackOffice } from '../api/back-office.ts'
import {
  createContentSite,
  type ContentSite,
  type PrefetchedResponses,
} from '../api/content-site.ts'
import { fetchModels } from '../api/models.ts'
import { logFailure } from '../browser/log.ts'
import type { Load, StoreAccess } from './state.ts'

/** A request and where its load state is stored. */
export interface LoadRequest<Data> {
  /** Name used in the log. */
  readonly name: string
  readonly current: Load<Data> | undefined
  readonly send: (site: ContentSite) => Promise<Data>
  readonly setLoad: (load: Load<Data>) => void
}

export interface Loading {
  readonly site: () => ContentSite
  /** Sends the request unless it is loading or has loaded. */
  readonly run: <Data>(request: LoadRequest<Data>) => void
  /** Loads the data of the first view: the model list and the back-office data. */
  readonly loadLineUp: () => void
  /** Switches to the content site in the current settings and discards the data of the previous one. */
  readonly reopen: () => void
}

/** Runs requests and stores their load state. A failure is logged once and sets the status to 'failed'. */
export function createLoading(
  { get, set }: StoreAccess,
  prefetched?: PrefetchedResponses,
): Loading {
  const open = (responses?: PrefetchedResponses): ContentSite => {
    const { apiUrl, requestTimeout } = get().settings
    return createContentSite({
      root: apiUrl,
      timeout: requestTimeout,
      report: logFailure,
      prefetched: responses,
    })
  }
  let site = open(prefetched)

  function run<Data>({ name, current, send, setLoad }: LoadRequest<Data>): void {
    if (current?.status === 'loading' || current?.status === 'ready') return
    const requestedSite = site
    const data = current?.data ?? null
    setLoad({ status: 'loading', data })
    // Responses from a previous content site are ignored.
    send(requestedSite).then(
      (response) => {
        if (requestedSite === site) setLoad({ status: 'ready', data: response })
      },
      (error: unknown) => {
        if (requestedSite !== site) return
        logFailure(`${name} failed`, error)
        setLoad({ status: 'failed', data })
      },
    )
  }

  return {
    site: () => site,
    run,
    loadLineUp() {
      run({
        name: 'lstModels',
        current: get().site.models,
        send: fetchModels,
        setLoad: (models) => set({ site: { ...get().site, models } }),
      })
      run({
        name: 'backOffice',
        current: get().site.backOffice,
        send: fetchBackOffice,
        setLoad: (backOffice) => set({ site: { ...get().site, backOffice } }),
      })
    },
    reopen() {
      site = open()
      set({ site: {}, byModel: {}, answers: {}, quote: { key: null, status: 'idle', quote: null } })
    },
  }
}
