import { fetchBackOffice } from '../api/back-office.ts'
import {
  createContentSite,
  type ContentSite,
  type PrefetchedResponses,
} from '../api/content-site.ts'
import { fetchModels } from '../api/models.ts'
import { logFailure } from '../browser/log.ts'
import type { Load, StoreContext } from './state.ts'

/** One request, and where its state is kept. */
export interface Request<Data> {
  /** Named in the log. */
  readonly what: string
  readonly current: Load<Data> | undefined
  readonly ask: (site: ContentSite) => Promise<Data>
  readonly put: (load: Load<Data>) => void
}

export interface Loading {
  readonly site: () => ContentSite
  /** Asks, unless the answer is there or on its way. */
  readonly run: <Data>(request: Request<Data>) => void
  /** Asks for what the first view needs. */
  readonly loadRange: () => void
  /** Points at another content site: what came from the old one is forgotten. */
  readonly reopen: () => void
}

/** The only place where a failed request is caught: it is logged once, and the load set to failed. */
export function createLoading({ get, set }: StoreContext, given?: PrefetchedResponses): Loading {
  const open = (answers?: PrefetchedResponses): ContentSite => {
    const { apiUrl, requestTimeout } = get().settings
    return createContentSite({
      root: apiUrl,
      timeout: requestTimeout,
      report: logFailure,
      given: answers,
    })
  }
  let site = open(given)

  function run<Data>({ what, current, ask, put }: Request<Data>): void {
    if (current?.status === 'loading' || current?.status === 'ready') return
    const asked = site
    const data = current?.data ?? null
    put({ status: 'loading', data })
    // An answer of a site that is no longer the element's comes too late.
    ask(asked).then(
      (answer) => {
        if (asked === site) put({ status: 'ready', data: answer })
      },
      (error: unknown) => {
        if (asked !== site) return
        logFailure(`${what} failed`, error)
        put({ status: 'failed', data })
      },
    )
  }

  return {
    site: () => site,
    run,
    loadRange() {
      run({
        what: 'lstModels',
        current: get().site.models,
        ask: fetchModels,
        put: (models) => set({ site: { ...get().site, models } }),
      })
      run({
        what: 'backOffice',
        current: get().site.backOffice,
        ask: fetchBackOffice,
        put: (backOffice) => set({ site: { ...get().site, backOffice } }),
      })
    },
    reopen() {
      site = open()
      set({ site: {}, byModel: {}, quote: { key: null, status: 'idle', quote: null } })
    },
  }
}
