import type { Page } from '@playwright/test'

/**
 * Waits until the page has drawn what it has and its browser has nothing left to do, twice, so that
 * work scheduled for an idle moment is done as well. For tests that expect that nothing happens.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      await new Promise((resolve) => {
        // On a busy machine, a page with an endless animation is never idle.
        requestIdleCallback(resolve, { timeout: 2000 })
      })
    }
  })
}
