/** A request handled by the site. */
export interface LoggedRequest {
  /** Name of the call as in the routes; `null` when no route matched. */
  readonly call: string | null
  readonly method: string
  /** Path with query. */
  readonly path: string
}

/** Log of the latest requests, for tests. */
export interface RequestLog {
  readonly add: (request: LoggedRequest) => void
  readonly entries: () => readonly LoggedRequest[]
  readonly clear: () => void
}

/** Maximum number of logged requests. */
const CAPACITY = 2000

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add: (request) => {
      requests = [...requests.slice(1 - CAPACITY), request]
    },
    entries: () => requests,
    clear: () => {
      requests = []
    },
  }
}
