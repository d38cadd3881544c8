import { chromium, type Browser } from '@playwright/test'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { enlargeCatalogue } from '../../demo/content-site/catalogue/enlarge.ts'
import type { Catalogue } from '../../demo/content-site/catalogue/types.ts'
import { PAGE_PATH } from '../../demo/page.ts'
import { startServer } from '../../demo/server.ts'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { median } from './median.ts'
import { CPU_SLOWDOWN } from './phone.ts'
import { TAP_FLOW, type Interaction } from './tap-flow.ts'
import { timeTap, watchTaps, type TapCost } from './tap-timing.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)

/** Targets in ms: the median of all runs, and every single run. */
const AT_MOST = { median: 64, single: 100 } as const

/** What the large catalogue may cost, as a multiple of the demo catalogue: each interaction's targets, and all medians together. */
const LARGE_RATIO = 1.2

const LAYOUTS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
type Layout = keyof typeof LAYOUTS

/** The catalogues, and the multiple of the targets that each may reach. */
const CATALOGUES: readonly { name: string; build: () => Catalogue; ratio: number }[] = [
  { name: 'demo catalogue', build: buildCatalogue, ratio: 1 },
  {
    name: 'ten times the catalogue',
    build: () => enlargeCatalogue(buildCatalogue(), 10),
    ratio: LARGE_RATIO,
  },
]

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

/** Prints a line per interaction, and returns the medians in order. */
function printCosts(
  flow: readonly Interaction[],
  runs: readonly (readonly TapCost[])[],
  ratio: number,
): number[] {
  return flow.map(({ name }, index) => {
    const costs = runs.flatMap((run) => run[index] ?? [])
    const middle = (part: keyof TapCost): number => median(costs.map((cost) => cost[part]))
    const most = Math.max(...costs.map(({ total }) => total))
    const isMet = middle('total') <= AT_MOST.median * ratio && most <= AT_MOST.single * ratio
    const parts = [middle('processing'), middle('presentation'), middle('total'), most]
    const figures = parts.map((value) => value.toFixed(0).padStart(5)).join('')
    console.log(`${isMet ? '✓' : '✗'} ${name.padEnd(28)}${figures}`)
    if (!isMet) process.exitCode = 1
    return middle('total')
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Measures one layout. The catalogues take turns, so that a slower machine affects both. */
async function measure(browser: Browser, urls: readonly string[], layout: Layout): Promise<void> {
  const flow = TAP_FLOW.filter((step) => step.layout === undefined || step.layout === layout)
  const runs = urls.map((): TapCost[][] => [])
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, url] of urls.entries())
      runs[index]?.push(await visit(browser, url, layout, flow))
  const sums = CATALOGUES.map(({ name, ratio }, index) => {
    const limits = `total at most ${AT_MOST.median * ratio}; most at most ${AT_MOST.single * ratio}`
    console.log(
      `\n${name}, ${layout}: processing, presentation, total, most in ms (medians of ${RUNS}, ${limits})`,
    )
    return sum(printCosts(flow, runs[index] ?? [], ratio))
  })
  const [demo = Number.NaN, large = Number.NaN] = sums
  console.log(`${(large / demo).toFixed(2)} times the demo catalogue (at most ${LARGE_RATIO})`)
  if (large / demo > LARGE_RATIO) process.exitCode = 1
}

await ensureBuilt()
await using stack = new AsyncDisposableStack()
const browser = stack.use(
  await chromium.launch({ executablePath: findBrowser(), args: browserArguments() }),
)
const urls: string[] = []
for (const { build } of CATALOGUES) {
  const server = await startServer({ port: 0, site: { catalogue: build() } })
  stack.defer(server.close)
  urls.push(new URL(PAGE_PATH, server.url).href)
}
for (const layout of Object.keys(LAYOUTS) as Layout[]) await measure(browser, urls, layout)
