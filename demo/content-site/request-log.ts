/** A request that the site answered. */
export interface LoggedRequest {
  /** Name of the call as in the routes; `null` where no route matched. */
  readonly call: string | null
  readonly method: string
  /** Path with query. */
  readonly path: string
}

/** The latest requests, for tests. */
export interface RequestLog {
  readonly add: (request: LoggedRequest) => void
  readonly entries: () => readonly LoggedRequest[]
  readonly clear: () => void
}

/** Requests remembered at most. */
const CAPACITY = 1000

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
