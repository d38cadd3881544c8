import type { StoreApi } from 'zustand/vanilla'
import {
  fetchBackOffice,
  createContentSite,
  type ContentSite,
  type PrefetchedResponses,
} from '../content-site/content-site.ts'
import { fetchModels } from '../catalogue/read-models.ts'
import { logFailure } from '../../platform/log.ts'
import type { DataOf, Load, Loads, State } from './state.ts'

interface LoadRequest<Name extends keyof Loads> {
  readonly name: Name
  /** Identifies the parameters, if they change. */
  readonly key?: string
  /** Sends the request again even if it is loading or has loaded. */
  readonly isForced?: boolean
  readonly send: (site: ContentSite) => Promise<DataOf<Name>>
}

export function createLoading(
  { getState: get, setState: set }: StoreApi<State>,
  prefetched?: PrefetchedResponses,
) {
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

  /**
   * Sends a request, unless one with the same key is loading or has loaded. A failure is logged once. Only the latest
   * request of a name counts: late responses to earlier ones, and those of an earlier content site, are dropped.
   */
  function load<Name extends keyof Loads>({ name, key, isForced, send }: LoadRequest<Name>): void {
    const last: Load<unknown> | undefined = get().site[name]
    const same = last?.key === key && !isForced ? last : undefined
    if (same?.status === 'loading' || same?.status === 'ready') return
    const data = same?.data ?? null
    const put = (status: Load<unknown>['status'], result: unknown): Load<unknown> => {
      const next = { key, status, data: result }
      set({ site: { ...get().site, [name]: next } })
      return next
    }
    const pending = put('loading', data)
    const settle = (status: 'ready' | 'failed', result: unknown) =>
      get().site[name] === pending && put(status, result)
    send(site).then(
      (response) => settle('ready', response),
      (error: unknown) => settle('failed', data) && logFailure(`${name} failed`, error),
    )
  }

  return {
    site: (): ContentSite => site,
    load,
    /** Loads the data of the first view: the model list and the back-office data. */
    loadLineUp: (): void => {
      load({ name: 'models', send: fetchModels })
      load({ name: 'backOffice', send: fetchBackOffice })
    },
    /** Switches to the content site in the current settings and discards the data of the previous one. */
    reopen: (): void => {
      site = open()
      set({ site: {} })
    },
  }
}
