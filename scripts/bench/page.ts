import { chromium } from '@playwright/test'
import { PAGE_PATH } from '../../demo/page.ts'
import { startServer } from '../../demo/server.ts'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import type { Site } from '../wordpress/install/prepare-site.ts'
import { onServer } from '../wordpress/serve/on-server.ts'
import { printTargets } from './targets.ts'
import { measureEngines, measureFirstTap } from './first-tap.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { measurePaint } from './paint.ts'
import { measureRetainedHeap } from './retained-heap.ts'
import { slowNetwork } from './slow-network.ts'
import { measureSpin } from './spin.ts'

/** Limits of the largest contentful paint on the demo page and on WordPress, in ms. */
const PAINT = { demo: 1500, wordpress: 1400 }

/** A slow network: 1.6 Mbit/s and 150 ms round-trip time. */
const SLOW_NETWORK = { roundTripMs: 150, bytesPerSecond: 200_000 }

/** Measures first paint, taps, spin and memory on a fresh demo server. Returns whether all targets are met. */
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
  return printTargets([
    ...(await measurePaint(browser, url, PAINT.demo)),
    await measureEngines(browser, url),
    ...(await measureFirstTap(browser, new URL(PAGE_PATH, server.url).href)),
    ...(await measureSpin(browser, server.url)),
    ...(await measureRetainedHeap(server.url)),
  ])
}

/** Measures first paint and taps on WordPress with HTTP/2. */
async function measureWordpress(site: Site): Promise<boolean> {
  const slow = await slowNetwork(site.port, SLOW_NETWORK)
  await using stack = new AsyncDisposableStack()
  stack.defer(slow.close)
  const { host } = new URL(site.url)
  const options = {
    executablePath: findBrowser(),
    args: [...browserArguments(), `--host-resolver-rules=MAP ${host} 127.0.0.1:${slow.port}`],
  }
  const browser = stack.use(await chromium.launch(options))
  const url = `${site.url}${PAGE_PATH}`
  return printTargets([
    ...(await measurePaint(browser, url, PAINT.wordpress)),
    ...(await measureFirstTap(browser, url)),
  ])
}

if (!(await measureDemo())) process.exitCode = 1

await measureOrSkip(async () => {
  console.log('\non WordPress (nginx, php-fpm, MariaDB, HTTP/2)')
  if (!(await onServer('page', measureWordpress, { scheme: 'https' }))) process.exitCode = 1
})
