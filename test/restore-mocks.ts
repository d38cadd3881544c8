import { afterEach, vi } from 'vitest'

// Files share a worker: mocks of one test must not affect the next file.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
