import { search } from './search.ts'
import type { SearchRequest, SearchResponse } from './searcher.ts'

/** The worker's global scope, which the DOM's types take for a window. */
const scope = globalThis as unknown as Pick<Worker, 'postMessage'>

/** Searches the line-up in a thread of its own. */
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const { id, wishes, models } = data
  const response: SearchResponse = { id, advice: search(wishes, models) }
  scope.postMessage(response, [])
})
