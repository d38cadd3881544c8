import type { CarsOfModel } from './cars.ts'
import { searching, type Advice } from './search.ts'
import type { Wish } from './wishes.ts'

export interface SearchRequest {
  readonly id: number
  readonly wishes: readonly Wish[]
  readonly models: readonly CarsOfModel[]
}

export interface SearchResponse {
  readonly id: number
  readonly advice: Advice
}

export interface Searcher {
  /** Searches the line-up. Never settles after `close`. */
  readonly search: (wishes: readonly Wish[], models: readonly CarsOfModel[]) => Promise<Advice>
  readonly close: () => void
}

/** How long the main thread searches before taps get their turn, in milliseconds. */
const SLICE = 8

/**
 * Searches in slices on the main thread.
 * @param slice Length of a slice in milliseconds. With 0, the search pauses after every model.
 */
export async function searchInSlices(
  wishes: readonly Wish[],
  models: readonly CarsOfModel[],
  slice = SLICE,
): Promise<Advice> {
  const steps = searching(wishes, models)
  const searchOn = (): Advice | null => {
    const end = performance.now() + slice
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (performance.now() >= end) return null
    }
  }
  for (;;) {
    const advice = searchOn()
    if (advice) return advice
    await new Promise((resolve) => setTimeout(resolve))
  }
}

interface Waiting extends SearchRequest {
  readonly resolve: (advice: Advice | PromiseLike<Advice>) => void
}

/**
 * Searches in a worker. Without one (a script from another origin, a strict security policy) the line-up is searched on
 * the main thread, with the same result.
 */
export function createSearcher(start: () => Worker | null = startWorker): Searcher {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null | undefined

  function open(): Worker | null {
    const started = start()
    started?.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      waiting.get(data.id)?.resolve(data.advice)
      waiting.delete(data.id)
    })
    started?.addEventListener('error', () => {
      worker = null
      for (const { wishes, models, resolve } of waiting.values())
        resolve(searchInSlices(wishes, models))
      waiting.clear()
    })
    return started
  }

  return {
    async search(wishes, models) {
      if (worker === undefined) worker = open()
      const own = worker
      if (own === null) return searchInSlices(wishes, models)
      return new Promise((resolve) => {
        const request: SearchRequest = { id: (last += 1), wishes, models }
        waiting.set(request.id, { ...request, resolve })
        own.postMessage(request, [])
      })
    },
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
