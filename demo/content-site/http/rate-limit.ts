import { SiteError } from './site-error.ts'

/** Length of a window, in milliseconds, and requests per address and window. The plugin refuses less: see docs/decisions/0113. */
const WINDOW = 600_000
const LIMIT = 100

/** Counts requests per network address within ten minutes. */
export interface RateLimit {
  /** @throws SiteError 429 above the limit. */
  readonly count: (what: string, address: string) => void
}

export function createRateLimit(now: () => number = Date.now): RateLimit {
  let window = 0
  const hits = new Map<string, number>()
  return {
    count: (what, address) => {
      const current = Math.floor(now() / WINDOW)
      if (current !== window) hits.clear()
      window = current
      const key = `${what} ${address}`
      const count = (hits.get(key) ?? 0) + 1
      hits.set(key, count)
      if (count > LIMIT) throw new SiteError('too_many_requests', 'Try again later.')
    },
  }
}
