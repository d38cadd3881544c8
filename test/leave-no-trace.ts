import { afterEach, vi } from 'vitest'

// Files share a worker: what the last test of one has put in place would stand in the next.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
