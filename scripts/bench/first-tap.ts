import type { Browser, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './median.ts'
import { CPU_SLOWDOWN, TOUCHED_PHONE } from './phone.ts'
import { takeTaps, watchTaps } from './tap-timing.ts'
import { atMost, type Target } from './targets.ts'

const RUNS = 5

/** When the page is tapped, in ms after its first paint, and the longest time to the next frame. */
const TAPS = [
  { name: 'a page that has just been painted', after: 0, limit: 300 },
  { name: 'a page that has been open for three seconds', after: 3000, limit: 100 },
] as const

/** What a visitor may tap: a model, or while there is none, its place. */
const TARGETS = ['cfg-configurator .model .primary', 'cfg-configurator']

/** How long the consequences of a tap may take, in ms. */
const SETTLE_MS = 1500

/** Runs in the page: resolves at its first contentful paint. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** The centre of what is tapped, scrolled into view. */
async function findTarget(page: Page): Promise<readonly [x: number, y: number]> {
  for (const selector of TARGETS) {
    const target = page.locator(selector).first()
    if ((await target.count()) === 0) continue
    return await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
  }
  throw new Error('There is nothing to tap.')
}

/** Opens a page on the phone and taps it. Returns the time from the tap to the next frame, in ms. */
async function tapPage(browser: Browser, url: string, after: number): Promise<number> {
  await using context = await browser.newContext(TOUCHED_PHONE)
  const page = await context.newPage()
  await watchTaps(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  await wait(after)
  await page.touchscreen.tap(...(await findTarget(page)))
  await wait(SETTLE_MS)
  return Math.max(0, ...(await takeTaps(page)).map(({ total }) => total))
}

/** Measures how soon a page answers its first tap on the phone of the benchmark. */
export async function measureFirstTap(browser: Browser, url: string): Promise<Target[]> {
  const targets: Target[] = []
  for (const { name, after, limit } of TAPS) {
    const times: number[] = []
    while (times.length < RUNS) times.push(await tapPage(browser, url, after))
    const all = times.map((time) => time.toFixed(0)).join(' ')
    targets.push(atMost(`first tap on ${name} (${all})`, median(times), limit, ' ms'))
  }
  return targets
}

/** Opens a page and chooses its first model as soon as it is shown. Returns the time until its engines are shown, in ms. */
async function chooseModel(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext(TOUCHED_PHONE)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  return await page.evaluate(async () => {
    const shown = async (selector: string): Promise<HTMLElement> => {
      const find = () =>
        document.querySelector('cfg-configurator')?.shadowRoot?.querySelector<HTMLElement>(selector)
      while (!find()) await new Promise(requestAnimationFrame)
      return find() as HTMLElement
    }
    const model = await shown('.model .primary')
    const start = performance.now()
    model.click()
    await shown('.option-row:not([aria-hidden])')
    return performance.now() - start
  })
}

/** Measures on a slow network how soon the engines of a model are shown that is chosen before their code has loaded. */
export async function measureEngines(browser: Browser, url: string): Promise<Target> {
  const times: number[] = []
  while (times.length < RUNS) times.push(await chooseModel(browser, url))
  const all = times.map((time) => time.toFixed(0)).join(' ')
  return atMost(`from a tap on a model to its engines (${all})`, median(times), 700, ' ms')
}
