import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Site } from '../wordpress/install/prepare-site.ts'
import { onServer } from '../wordpress/serve/on-server.ts'
import { printTargets } from './targets.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { median } from './median.ts'

const ROUNDS = 200

/** Maximum cost of the widget's page over the same page without the widget. */
const GOAL = { ratio: 1.15, queries: 2, html: 1.2 }

/** The page with the widget, and without it. */
const PAGES = ['/configurador/', '/sem-configurador/']

/** Must-use plugin that reports a page's number of queries. */
const COUNTER = 'demo/wordpress/measure.php'

/** Cost of a page. */
interface PageCost {
  /** Median time until the page is fully received, in ms. */
  readonly ms: number
  readonly queries: number
  /** Size of the HTML compressed with gzip. */
  readonly compressed: number
}

async function request(url: string): Promise<PageCost> {
  const start = performance.now()
  const response = await fetch(url)
  const body = await response.arrayBuffer()
  const ms = performance.now() - start
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  const cost = JSON.parse(decodeURIComponent(response.headers.get('x-measured') ?? '')) as {
    queries: number
  }
  return {
    ms,
    queries: cost.queries,
    compressed: gzipSync(body).byteLength,
  }
}

/** Requests the pages alternately, so that a slower machine affects all of them. */
async function measurePages(urls: readonly string[]): Promise<PageCost[]> {
  for (const url of [...urls, ...urls, ...urls]) await request(url)
  const times = urls.map((): number[] => [])
  let costs: PageCost[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    costs = []
    for (const url of urls) costs.push(await request(url))
    for (const [index, { ms }] of costs.entries()) times[index]?.push(ms)
  }
  return costs.map((cost, index) => ({ ...cost, ms: median(times[index] ?? []) }))
}

/** Runs the benchmark on nginx, php-fpm and MariaDB. Returns whether every target is met. */
async function measure(site: Site): Promise<boolean> {
  const { url } = site
  await cp(COUNTER, join(site.folder, 'wp-content/mu-plugins/measure.php'))
  const [widget, plain] = await measurePages(PAGES.map((path) => url + path))
  if (!widget || !plain) return false
  console.table({ "the widget's page": widget, 'the same page without it': plain })
  const ratio = widget.ms / plain.ms
  const more = widget.queries - plain.queries
  const growth = widget.compressed / plain.compressed
  return printTargets([
    {
      text: `${ratio.toFixed(2)} times the time (at most ${GOAL.ratio}), ${more} queries more (at most ${GOAL.queries})`,
      isMet: ratio <= GOAL.ratio && more <= GOAL.queries,
    },
    {
      text: `${growth.toFixed(2)} times the compressed HTML (at most ${GOAL.html})`,
      isMet: growth <= GOAL.html,
    },
  ])
}

/** Implements `npm run bench -- wordpress-page`. */
await measureOrSkip(async () => {
  process.exitCode = (await onServer('bench', measure)) ? 0 : 1
})
