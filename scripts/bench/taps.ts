import { chromium, type Browser } from '@playwright/test'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { enlargeCatalogue } from '../../demo/content-site/catalogue/enlarge.ts'
import type { Catalogue } from '../../demo/content-site/catalogue/types.ts'
import { PAGE_PATH } from '../../demo/page.ts'
import { startServer } from '../../demo/server.ts'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { median } from './median.ts'
import { TAP_FLOW, type Interaction } from './tap-flow.ts'
import { timeTap, watchTaps, type TapCost } from './tap-timing.ts'

const CPU_SLOWDOWN = 4
const RUNS = Number(process.env['RUNS'] ?? 5)

/** Targets in ms: the median of all runs, and every single run. */
const AT_MOST = { median: 64, single: 100 } as const

/** What the medians of the large catalogue may be, as a multiple of those of the demo catalogue. */
const LARGE_RATIO = 1.2

const LAYOUTS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
type Layout = keyof typeof LAYOUTS

const CATALOGUES: Readonly<Record<string, () => Catalogue>> = {
  'demo catalogue': buildCatalogue,
  'ten times the catalogue': () => enlargeCatalogue(buildCatalogue(), 10),
}

/** Performs all interactions once in a new context, and returns their costs in order. */
async function visit(
  browser: Browser,
  url: string,
  layout: Layout,
  flow: readonly Interaction[],
): Promise<TapCost[]> {
  await using context = await browser.newContext({ ...LAYOUTS[layout], locale: 'pt-PT' })
  const page = await context.newPage()
  await watchTaps(page)
  await page.goto(url)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const costs: TapCost[] = []
  for (const { name, prepare } of flow) {
    try {
      costs.push(await timeTap(page, prepare))
    } catch (error) {
      throw new Error(`${layout}: could not ${name}`, { cause: error })
    }
  }
  return costs
}

/** Measures one layout with one catalogue, prints a line per interaction, and returns the medians in order. */
async function measure(browser: Browser, url: string, layout: Layout): Promise<number[]> {
  const flow = TAP_FLOW.filter((step) => step.layout === undefined || step.layout === layout)
  const runs: TapCost[][] = []
  while (runs.length < RUNS) runs.push(await visit(browser, url, layout, flow))
  return flow.map(({ name }, index) => {
    const costs = runs.flatMap((run) => run[index] ?? [])
    const middle = (part: keyof TapCost): number => median(costs.map((cost) => cost[part]))
    const most = Math.max(...costs.map(({ total }) => total))
    const isMet = middle('total') <= AT_MOST.median && most <= AT_MOST.single
    const parts = [middle('processing'), middle('presentation'), middle('total'), most]
    const figures = parts.map((value) => value.toFixed(0).padStart(5)).join('')
    console.log(`${isMet ? '✓' : '✗'} ${name.padEnd(28)}${figures}`)
    if (!isMet) process.exitCode = 1
    return middle('total')
  })
}

await ensureBuilt()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserArguments(),
})
const before: Partial<Record<Layout, number[]>> = {}
for (const [name, build] of Object.entries(CATALOGUES)) {
  const server = await startServer({ port: 0, site: { catalogue: build() } })
  for (const layout of Object.keys(LAYOUTS) as Layout[]) {
    const limits = `medians of ${RUNS}, total at most ${AT_MOST.median}; most at most ${AT_MOST.single}`
    console.log(`\n${name}, ${layout}: processing, presentation, total, most in ms (${limits})`)
    const medians = await measure(browser, new URL(PAGE_PATH, server.url).href, layout)
    const first = (before[layout] ??= medians)
    const sum = (values: readonly number[]): number =>
      values.reduce((total, value) => total + value, 0)
    const ratio = sum(medians) / sum(first)
    if (first !== medians)
      console.log(`${ratio.toFixed(2)} times the demo catalogue (at most ${LARGE_RATIO})`)
    if (ratio > LARGE_RATIO) process.exitCode = 1
  }
  await server.close()
}
await browser.close()
