import type { Browser } from '@playwright/test'
import { median } from './median.ts'
import { CPU_SLOWDOWN, TOUCHED_PHONE } from './phone.ts'
import { atMost, type Target } from './targets.ts'

const RUNS = 5

/** Time after load in which the figures of a page may still change, in ms. */
const SETTLE_MS = 1500

/** Limits of the medians: times in ms, the layout shift as Chromium counts it. */
const LIMITS = { 'blocking time': 100, 'layout shift': 0.01 } as const

/** Runs in the page: its times in ms from the start of navigation, what tasks of more than 50 ms exceed that by, and its layout shift. */
async function readFigures() {
  // Buffered entries are only delivered to an observer. There may be none.
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(resolve, 200, [])
    })
  const [paints, tasks, shifts] = await Promise.all(
    ['largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  )
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation')
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  return {
    'first byte': (navigation as PerformanceNavigationTiming).responseStart,
    'first contentful paint': first?.startTime ?? Number.NaN,
    'largest contentful paint': paints?.at(-1)?.startTime ?? Number.NaN,
    'blocking time': sum((tasks ?? []).map(({ duration }) => duration - 50)),
    'layout shift': sum(
      (shifts ?? []).map((shift) => (shift as PerformanceEntry & { value: number }).value),
    ),
  }
}

type Figures = Awaited<ReturnType<typeof readFigures>>

async function visit(browser: Browser, url: string): Promise<Figures> {
  await using context = await browser.newContext(TOUCHED_PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('cfg-configurator img').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return await page.evaluate(readFigures)
}

/**
 * Opens a page five times on the phone and prints the medians of its figures. The first visit warms up the servers and
 * is not counted.
 * @param paint Limit of the largest contentful paint, in ms.
 */
export async function measurePaint(
  browser: Browser,
  url: string,
  paint: number,
): Promise<Target[]> {
  await visit(browser, url)
  const visits: Figures[] = []
  while (visits.length < RUNS) visits.push(await visit(browser, url))
  const middle = (name: keyof Figures): number => median(visits.map((figures) => figures[name]))
  for (const name of ['first byte', 'first contentful paint'] as const)
    console.log(`${name}: ${middle(name).toFixed(0)} ms`)
  const limits = { 'largest contentful paint': paint, ...LIMITS }
  return (Object.keys(limits) as (keyof typeof limits)[]).map((name) =>
    atMost(
      `${name} (${visits.map((figures) => Number(figures[name].toFixed(3))).join(' ')})`,
      middle(name),
      limits[name],
    ),
  )
}
