import type { StepId } from '../configuration/configuration.ts'
import type { Id } from '../values/units.ts'
import { fromFiles } from '../content-site/catalogue-files.ts'
import { fetchCarPods } from '../catalogue/read-colours.ts'
import { fetchContentConfig } from '../content-site/content-config.ts'
import { fetchDealers } from '../catalogue/read-dealers.ts'
import { fetchModelIntros } from '../catalogue/read-model-intros.ts'
import { fetchEquipment } from '../catalogue/read-versions.ts'

/** Sends requests in the order in which their responses are needed. */
export interface RequestQueue {
  /** The models and the step of the screen in view, whose requests come first. */
  current?: { readonly modelIds: readonly Id[]; readonly step: StepId }
  /**
   * Sends a request with a rank below 1 at once. Others are sent one at a time, lowest rank first, while no request of
   * the queue is pending, so that a server that handles one request at a time is free for those below 1.
   * @param rank Called again whenever the queue moves on, because it depends on the current screen.
   */
  readonly add: <Response>(rank: () => number, send: () => Promise<Response>) => Promise<Response>
  /** Sends the requests that are due now that ranks have changed. */
  readonly advance: () => void
}

interface Waiting {
  readonly rank: () => number
  readonly send: () => Promise<unknown>
}

/** @param isParallel Whether requests can be sent together whatever their rank. */
export function createRequestQueue(isParallel: () => boolean): RequestQueue {
  let waiting: readonly Waiting[] = []
  let pending = 0

  function advance(): void {
    const [first, ...others] = waiting.toSorted((one, other) => one.rank() - other.rank())
    if (!first || (first.rank() >= 1 && pending > 0 && !isParallel())) return
    waiting = others
    pending += 1
    const finish = (): void => {
      pending -= 1
      advance()
    }
    first.send().then(finish, finish)
    advance()
  }

  /** Sorts requests that are added together before the first of them is sent. */
  function schedule(): void {
    queueMicrotask(advance)
  }

  return {
    add: (rank, send) =>
      new Promise((resolve, reject) => {
        const settle = async () => send().then(resolve, reject)
        waiting = [...waiting, { rank, send: settle }]
        schedule()
      }),
    advance: schedule,
  }
}

/** Requests for data of the site, by its name in the state; the flow's code decides when each is sent. */
export const SITE_REQUESTS = {
  config: fromFiles(fetchContentConfig),
  intros: fromFiles(fetchModelIntros),
  equipment: fromFiles(fetchEquipment),
  dealers: fromFiles(fetchDealers),
  carPods: fromFiles(fetchCarPods),
} as const
