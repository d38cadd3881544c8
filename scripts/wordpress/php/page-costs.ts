import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { add, checkCount, NONE, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { PLUGIN_MAIN } from '../install/plugin-files.ts'
import { logInAsAdmin } from '../serve/admin-session.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { ensureNativePhp } from './native-php.ts'
import { runInWordpress } from './php.ts'
import { overBudget, PLUGIN_BUDGETS } from './plugin-budgets.ts'

const deactivation = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${PLUGIN_MAIN}' );`

/** Must-use plugin that reports what a page costs. */
const MEASURE = 'demo/wordpress/measure.php'

const PAGES = {
  plainPage: { name: 'page without the element', path: '/sem-configurador/' },
  elementPage: { name: 'page with the element', path: '/configurador/' },
  adminPage: { name: 'dashboard', path: '/wp-admin/index.php' },
} as const

const PLAIN_PAGE = `wp_insert_post( array(
  'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'sem-configurador', 'post_title' => 'Outra', 'post_author' => 1 ) );`

/** What a page took until its last byte. What is done afterwards keeps nobody waiting. */
interface PageCost {
  /** PHP files of the plugin that were loaded. */
  readonly files: number
  readonly queries: number
  /** Queries that the plugin made, or what it called. */
  readonly own: readonly string[]
}

type PageKey = keyof typeof PAGES

/** Requests a page until its caches are filled. */
async function measure(url: string, headers: Readonly<Record<string, string>>): Promise<PageCost> {
  for (let warming = 0; warming < 2; warming += 1) await (await fetch(url, { headers })).text()
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.text()
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  const numberOf = (name: string): number => Number(response.headers.get(name) ?? NaN)
  return {
    files: numberOf('x-plugin-files'),
    queries: numberOf('x-queries'),
    own: JSON.parse(response.headers.get('x-plugin-queries') ?? '') as string[],
  }
}

/** Measures all pages. The dashboard is the first: WordPress stores there which modules the other pages need. */
async function measurePages(url: string): Promise<Record<PageKey, PageCost>> {
  const adminPage = await measure(url + PAGES.adminPage.path, await logInAsAdmin(url))
  const plainPage = await measure(url + PAGES.plainPage.path, {})
  return { adminPage, plainPage, elementPage: await measure(url + PAGES.elementPage.path, {}) }
}

/**
 * Compares what the plugin costs three pages with its budgets: files loaded, and queries more than without the plugin. All
 * modules are on. Two checks per page.
 */
export async function checkPageCosts(): Promise<Count> {
  ensureNativePhp()
  await using wordpress = await startWordpress({
    folder: join(CACHE, 'sites/page-costs'),
    fresh: true,
  })
  const { site, url } = wordpress
  await runInWordpress(site.php, PLAIN_PAGE)
  await cp(MEASURE, join(site.folder, 'wp-content/mu-plugins/measure.php'))
  const costs = await measurePages(url)
  await runInWordpress(site.php, deactivation)
  const without = await measurePages(url)
  let count = NONE
  for (const key of Object.keys(PAGES) as PageKey[]) {
    const { files, queries: all, own } = costs[key]
    const { name } = PAGES[key]
    const queries = all - without[key].queries
    console.log(`${name}: the plugin loads ${files} files and makes ${queries} queries`)
    const budget = PLUGIN_BUDGETS[key]
    for (const over of [
      overBudget(`files for the ${name}`, files, budget.files),
      overBudget(`queries for the ${name}`, queries, budget.queries, own),
    ]) {
      if (over.length > 0) console.log(over.join('\n'))
      count = add(count, checkCount(over.length === 0))
    }
  }
  return count
}

/** `npx node scripts/wordpress/php/page-costs.ts` */
if (import.meta.main) await runAlone('page costs', checkPageCosts)
