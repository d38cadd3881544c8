import { chromium, type Page } from '@playwright/test'
import { PAGE_PATH } from '../../demo/page.ts'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { PHONE } from './phone.ts'
import type { Target } from './targets.ts'

/**
 * Passes before the first measurement, and from it to the second. The first passes load all code and fill all caches;
 * V8's records of functions and of the shapes of objects grow for some 40.
 */
const PASSES = { warmUp: 43, measured: 40 }

/** How much of the heap a pass may keep, in bytes. */
const AT_MOST_BYTES = 2000

/**
 * Chromium's options for measuring the heap. V8 compiles functions again as they become hot, which takes another
 * 2.3 MB in the first 80 passes, whatever the page retains.
 */
export const HEAP_ARGUMENTS = ['--js-flags=--no-opt,--no-maglev,--no-sparkplug']

/** The beginning of each step's heading, in the order of the flow, and that of the summary's. */
const STEP_HEADINGS = [
  'Selecione o Motor',
  'Selecione a Versão',
  'Selecione a Cor Exterior',
  'Selecione o Interior',
] as const
const SUMMARY_HEADING = 'Lume '

/** How a pass returns from the summary to the model list. */
export type Return = 'one element' | 'removing and re-adding'

/** What is in memory after garbage collection. */
interface HeapUsage {
  readonly heapBytes: number
  /** All nodes, including detached ones that something refers to. */
  readonly nodes: number
  readonly listeners: number
}

/** Runs in the page: removes the element, and adds it again or a new one like it, at the address of the model list. */
async function replaceElement([path, isNew]: readonly [string, boolean]): Promise<void> {
  const element = document.querySelector('cfg-configurator')
  const place = element?.parentElement
  element?.remove()
  await new Promise((resolve) => setTimeout(resolve))
  history.replaceState(null, '', path)
  if (element) place?.append(isNew ? element.cloneNode() : element)
}

/** From the model list to the summary and back to the model list. */
async function completePass(page: Page, way: Return, isNew: boolean): Promise<void> {
  // Not the address: on a slow device it changes before the step is shown.
  const arrive = (heading: string): Promise<void> =>
    page
      .locator('.cfg:not(:has([aria-busy=true]))')
      .getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) })
      .waitFor()
  const models = page.getByRole('button', { name: /^Selecionar / })
  await models.first().click()
  for (const heading of STEP_HEADINGS) {
    await arrive(heading)
    await page.locator('[part=footer]').getByRole('button', { name: 'Continuar' }).click()
  }
  await arrive(SUMMARY_HEADING)
  if (way === 'one element') {
    await page.locator('.nav-toggle').click()
    await page.getByRole('link', { name: /^Gama / }).click()
  } else await page.evaluate(replaceElement, [PAGE_PATH, isNew] as const)
  await models.first().waitFor()
}

async function readHeapUsage(page: Page): Promise<HeapUsage> {
  // The cards out of view are rendered in idle moments.
  await page.locator('.swiper-slide:empty').first().waitFor({ state: 'detached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const session = await page.context().newCDPSession(page)
  // A collection may free what the next one can collect.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize: heapBytes } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heapBytes, nodes, listeners }
}

/**
 * Returns what the measured passes, together, add to the page's memory after those that warm it up. The page must show
 * the model list in the mobile layout.
 */
export async function measureRetained(
  page: Page,
  way: Return,
  { warmUp, measured }: typeof PASSES,
): Promise<HeapUsage> {
  const repeat = async (times: number): Promise<HeapUsage> => {
    // The last pass re-adds the same element both times: it keeps what it loaded, which a new one loads later.
    for (let left = times; left > 0; left -= 1) await completePass(page, way, left % 2 === 0)
    return readHeapUsage(page)
  }
  const before = await repeat(warmUp)
  const after = await repeat(measured)
  return {
    heapBytes: after.heapBytes - before.heapBytes,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}

/** Measures how much the heap grows with each pass, in one element and across removing and re-adding it. */
export async function measureRetainedHeap(root: string): Promise<Target[]> {
  const args = [...browserArguments(), ...HEAP_ARGUMENTS]
  await using browser = await chromium.launch({ executablePath: findBrowser(), args })
  const targets: Target[] = []
  for (const way of ['one element', 'removing and re-adding'] as const) {
    await using context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.goto(new URL(PAGE_PATH, root).href)
    const { heapBytes, nodes, listeners } = await measureRetained(page, way, PASSES)
    const bytes = heapBytes / PASSES.measured
    targets.push({
      text: `heap kept by a pass, ${way}: ${bytes.toFixed(0)} bytes (at most ${AT_MOST_BYTES}), by ${PASSES.measured} passes ${nodes} nodes, ${listeners} listeners`,
      isMet: bytes <= AT_MOST_BYTES,
    })
  }
  return targets
}
