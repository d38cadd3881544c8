import type { Page } from '@playwright/test'

/** Cost of one interaction in ms, from the Event Timing API. Zero when the browser saw none worth an entry. */
export interface TapCost {
  /** Time in event handlers. */
  readonly processing: number
  /** From the last handler to the next frame. */
  readonly presentation: number
  /** From the input to the next frame. The browser rounds it to 8 ms. */
  readonly total: number
}

interface Timed extends PerformanceEntry {
  readonly interactionId: number
  readonly processingStart: number
  readonly processingEnd: number
}

interface Recorder {
  readonly takeTaps: () => TapCost[]
}

/** Runs in the page before its scripts: records every interaction. */
function recordTaps(): void {
  const found: TapCost[] = []
  const keep = (entries: PerformanceEntryList): void => {
    for (const entry of entries as Timed[]) {
      if (entry.interactionId === 0) continue
      const processing = entry.processingEnd - entry.processingStart
      const presentation = entry.startTime + entry.duration - entry.processingEnd
      found.push({ processing, presentation, total: entry.duration })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  // 16 ms is the shortest duration that the browser reports.
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as never)
  const take = (): TapCost[] => {
    keep(observer.takeRecords())
    return found.splice(0)
  }
  Object.assign(window, { takeTaps: take })
}

export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(recordTaps)
}

/** Returns the interactions since the last call. */
export function takeTaps(page: Page): Promise<TapCost[]> {
  return page.evaluate(() => (window as unknown as Recorder).takeTaps())
}

/** Waits until the page has nothing left to do, so that an interaction does not pay for the one before. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve))
      })
    }
  })
}

/** Performs one interaction on an idle page and returns its slowest event. */
export async function timeTap(
  page: Page,
  prepare: (page: Page) => Promise<() => Promise<void>>,
): Promise<TapCost> {
  await untilIdle(page)
  const interact = await prepare(page)
  await untilIdle(page)
  await takeTaps(page)
  await interact()
  await untilIdle(page)
  const taps = await takeTaps(page)
  const none: TapCost = { processing: 0, presentation: 0, total: 0 }
  return taps.reduce((slowest, tap) => (tap.total > slowest.total ? tap : slowest), none)
}
