import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PLUGIN_MAIN } from '../wordpress/install/plugin-files.ts'
import { runInWordpress } from '../wordpress/php/php.ts'
import type { Site } from '../wordpress/install/prepare-site.ts'
import { logInAsAdmin } from '../wordpress/serve/admin-session.ts'
import { onServer } from '../wordpress/serve/on-server.ts'
import { printTargets } from './targets.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { median } from './median.ts'

const ROUNDS = 200

/** Maximum cost of the widget's page over the same page without the widget. */
const GOAL = { ratio: 1.15, queries: 2, html: 1.2 }

/** The page without the widget, the page with it, and the dashboard. */
const PLAIN = '/sem-configurador/'
const WIDGET = '/configurador/'
const DASHBOARD = '/wp-admin/index.php'

/** Must-use plugin that reports a page's number of queries. */
const COUNTER = 'demo/wordpress/measure.php'

/** Cost of a page. */
interface PageCost {
  /** Median time until the page is fully received, in ms. */
  readonly ms: number
  readonly queries: number
  /** Files of the plugin that were loaded. */
  readonly files: number
  /** Size of the uncompressed HTML. */
  readonly bytes: number
  /** Size of the HTML compressed with gzip. */
  readonly compressed: number
}

type Headers = Readonly<Record<string, string>>

async function request(url: string, headers: Headers): Promise<PageCost> {
  const start = performance.now()
  const response = await fetch(url, { headers })
  const body = await response.arrayBuffer()
  const ms = performance.now() - start
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  const cost = JSON.parse(decodeURIComponent(response.headers.get('x-measured') ?? '')) as {
    queries: number
    files: string[]
  }
  return {
    ms,
    queries: cost.queries,
    files: cost.files.length,
    bytes: body.byteLength,
    compressed: gzipSync(body).byteLength,
  }
}

/** Requests the pages alternately, so that a slower machine affects all of them. */
async function measurePages(urls: readonly string[], headers: Headers = {}): Promise<PageCost[]> {
  for (const url of [...urls, ...urls, ...urls]) await request(url, headers)
  const times = urls.map((): number[] => [])
  let costs: PageCost[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    costs = []
    for (const url of urls) costs.push(await request(url, headers))
    for (const [index, { ms }] of costs.entries()) times[index]?.push(ms)
  }
  return costs.map((cost, index) => ({ ...cost, ms: median(times[index] ?? []) }))
}

/** Runs the benchmark on nginx, php-fpm and MariaDB. Returns whether every target is met. */
async function measure(site: Site): Promise<boolean> {
  const { url } = site
  await cp(COUNTER, join(site.folder, 'wp-content/mu-plugins/measure.php'))
  const session = await logInAsAdmin(url)
  const [dashboard] = await measurePages([url + DASHBOARD], session)
  const [widget, plain] = await measurePages([url + WIDGET, url + PLAIN])
  await runInWordpress(
    site.php,
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins( '${PLUGIN_MAIN}' );`,
  )
  const [without] = await measurePages([url + PLAIN])
  const [bare] = await measurePages([url + DASHBOARD], session)
  if (!widget || !plain || !without || !dashboard || !bare) return false
  console.table({
    "the widget's page": widget,
    'the same page without it': plain,
    'that page, the plugin switched off': without,
    'the dashboard': dashboard,
    'the dashboard, the plugin switched off': bare,
  })
  const spent = (page: PageCost, off: PageCost): string => `${(page.ms - off.ms).toFixed(1)} ms`
  console.log(
    `The plugin spends ${spent(plain, without)} on a page without the widget, ${spent(widget, without)} on a page with it, and ${spent(dashboard, bare)} on the dashboard`,
  )
  const ratio = widget.ms / plain.ms
  const more = widget.queries - plain.queries
  const growth = widget.compressed / plain.compressed
  const [queries, bytes] = [plain.queries - without.queries, plain.bytes - without.bytes]
  return printTargets([
    {
      text: `${ratio.toFixed(2)} times the time (at most ${GOAL.ratio}), ${more} queries more (at most ${GOAL.queries})`,
      isMet: ratio <= GOAL.ratio && more <= GOAL.queries,
    },
    {
      text: `${growth.toFixed(2)} times the compressed HTML (at most ${GOAL.html})`,
      isMet: growth <= GOAL.html,
    },
    {
      text: `other pages: ${queries} queries and ${bytes} bytes more (at most 0)`,
      isMet: queries === 0 && bytes === 0,
    },
  ])
}

/** Implements `npm run bench -- wordpress-page`. */
await measureOrSkip(async () => {
  process.exitCode = (await onServer('bench', measure)) ? 0 : 1
})
