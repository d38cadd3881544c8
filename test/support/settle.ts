import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { SiteInProcess } from './site-in-process.ts'

/**
 * Waits until nothing changes any more: a response renders a screen, which loads a chunk, which sends requests.
 * Compiling a chunk for the first time may take seconds on a busy machine, so it is waited for without a limit.
 */
export async function settle(
  site: SiteInProcess,
  container: { readonly innerHTML: string },
): Promise<void> {
  const seen = (): string => `${site.requestCount()} ${container.innerHTML}`
  for (let before = ''; before !== seen();) {
    before = seen()
    await act(async () => {
      await site.settled()
      await vi.dynamicImportSettled()
    })
  }
}
