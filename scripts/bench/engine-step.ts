import type { Browser } from '@playwright/test'
import { PAGE_PATH } from '../../demo/page.ts'
import type { Site } from '../wordpress/install/prepare-site.ts'
import { runInWordpress } from '../wordpress/php/php.ts'
import { median } from './median.ts'
import { CPU_SLOWDOWN, TOUCHED_PHONE } from './phone.ts'

const RUNS = 5

/** The files of the catalogue, without which the widget makes the calls. */
const CATALOGUE = '**/uploads/cfg-configurator/catalogue*'

/** Runs in the page: taps the first model and returns the time until the engines are listed, in ms. */
async function tapFirstModel(): Promise<number> {
  const root = document.querySelector('cfg-configurator')?.shadowRoot
  const start = performance.now()
  root?.querySelector<HTMLElement>('.model button.primary')?.click()
  while (!root?.querySelector('.choice input'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - start
}

/** Opens the page and taps the first model as soon as it can be chosen. */
async function timeEngines(browser: Browser, url: string, hasFiles: boolean) {
  await using context = await browser.newContext(TOUCHED_PHONE)
  const page = await context.newPage()
  // With a route in both cases, because a route slows all requests down.
  await page.route(CATALOGUE, (route) => (hasFiles ? route.continue() : route.abort()))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('cfg-configurator .model button.primary').first().waitFor()
  return await page.evaluate(tapFirstModel)
}

/**
 * Prints the time from a tap on a model to its engines on a slow phone, with the lists as files and as calls of
 * WordPress, in turns. The tap follows the start of the widget at once, so that nothing has been requested before.
 */
export async function measureEngineStep(browser: Browser, site: Site): Promise<void> {
  await runInWordpress(site.php, 'Cfg_Configurator\\First_View\\Catalogue::refresh();')
  const times: Record<'files' | 'calls', number[]> = { files: [], calls: [] }
  const url = site.url + PAGE_PATH
  // The first visits warm up the servers and are not counted.
  for (const hasFiles of [true, false]) await timeEngines(browser, url, hasFiles)
  for (let run = 0; run < RUNS; run += 1) {
    times.files.push(await timeEngines(browser, url, true))
    times.calls.push(await timeEngines(browser, url, false))
  }
  for (const [name, values] of Object.entries(times)) {
    const all = values.map((value) => value.toFixed(0)).join(' ')
    console.log(
      `from a tap on a model to its engines, lists as ${name}: ${median(values).toFixed(0)} ms (${all})`,
    )
  }
}
