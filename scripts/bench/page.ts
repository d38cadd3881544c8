import { chromium, type Browser } from '@playwright/test'
import { PAGE_PATH } from '../../demo/page.ts'
import { startServer } from '../../demo/server.ts'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import type { Site } from '../wordpress/install/prepare-site.ts'
import { onServer } from '../wordpress/serve/on-server.ts'
import { printTargets } from './targets.ts'
import { measureEngineStep } from './engine-step.ts'
import { measureFirstTap } from './first-tap.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { median } from './median.ts'
import { PHONE } from './phone.ts'
import { measurePrerender } from './prerender.ts'
import { measureRetainedHeap } from './retained-heap.ts'
import { slowNetwork } from './slow-network.ts'
import { measureSpin } from './spin.ts'

const RUNS = 5

/** Target of the largest contentful paint on the demo page, in ms. */
const DEMO_LCP = 1500

const CPU_SLOWDOWN = 4

/** A phone on a slow network: 1.6 Mbit/s and 150 ms round-trip time. */
const SLOW_NETWORK = { roundTripMs: 150, bytesPerSecond: 200_000 }

/** Time after load in which the largest contentful paint may still change, in ms. */
const SETTLE_MS = 1500

/** Runs in the page: its paint timings in ms from the start of navigation. */
async function readPaint() {
  // Buffered entries are only delivered to an observer. The last one is the largest.
  const lcp = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const ttfb = (navigation as PerformanceNavigationTiming).responseStart
  return { ttfb, fcp: paint?.startTime ?? Number.NaN, lcp }
}

type Paint = Awaited<ReturnType<typeof readPaint>>

async function visit(browser: Browser, url: string): Promise<Paint> {
  await using context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('cfg-configurator img').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return await page.evaluate(readPaint)
}

function printMedians(visits: readonly Paint[]): void {
  const ttfb = median(visits.map((paint) => paint.ttfb))
  for (const figure of ['ttfb', 'fcp', 'lcp'] as const) {
    const values = visits.map((paint) => paint[figure])
    const [name, middle] = [figure.toUpperCase(), median(values)]
    const all = values.map((value) => value.toFixed(0)).join(' ')
    console.log(`${name} ${middle.toFixed(0)} ms, ${(middle / ttfb).toFixed(2)} x TTFB  (${all})`)
  }
}

/** Measures first paint, prerendering, spin, memory and Lighthouse's figures on a fresh demo server. Returns whether all targets are met. */
async function measureDemo(): Promise<boolean> {
  await ensureBuilt()
  await using stack = new AsyncDisposableStack()
  const server = await startServer({ port: 0 })
  stack.defer(server.close)
  const options = { executablePath: findBrowser(), args: browserArguments() }
  const browser = stack.use(await chromium.launch(options))
  const network = await slowNetwork(Number(new URL(server.url).port), SLOW_NETWORK)
  stack.defer(network.close)
  const url = `http://127.0.0.1:${network.port}${PAGE_PATH}`
  // The first visit warms up the servers and is not counted.
  await visit(browser, url)
  const visits: Paint[] = []
  while (visits.length < RUNS) visits.push(await visit(browser, url))
  printMedians(visits)
  const isPrerenderMet = printTargets([await measurePrerender(server.url, SLOW_NETWORK)])
  const isSpinMet = printTargets(await measureSpin(browser, server.url))
  const isHeapMet = printTargets(await measureRetainedHeap(server.url))
  console.log('\nLighthouse, mobile, on the demo page, medians of 5:')
  const page = new URL(PAGE_PATH, server.url).href
  const targets = [...(await measureLighthouse(page, DEMO_LCP)), ...(await measureFirstTap(page))]
  return printTargets(targets) && isPrerenderMet && isSpinMet && isHeapMet
}

if (!(await measureDemo())) process.exitCode = 1

await measureOrSkip(async () => {
  for (const [scheme, protocol] of [
    ['https', 'HTTP/2'],
    ['http', 'HTTP/1.1 without TLS, for comparison'],
  ] as const) {
    console.log(
      `\nLighthouse, mobile, on WordPress (nginx, php-fpm, MariaDB; ${protocol}), medians of 5:`,
    )
    const measure = async (site: Site) => {
      const page = `${site.url}${PAGE_PATH}`
      if (scheme === 'http') await measureEngineStep(site, SLOW_NETWORK)
      return [...(await measureLighthouse(page)), ...(await measureFirstTap(page))]
    }
    const isMet = printTargets(await onServer('lighthouse', measure, { scheme }))
    if (scheme === 'https' && !isMet) process.exitCode = 1
  }
})
