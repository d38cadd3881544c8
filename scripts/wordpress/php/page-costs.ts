import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { isThanked, leadForm, leadUrl, siteDealer } from '../../bench/leads/lead-posts.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { PLUGIN_MAIN } from '../install/plugin-files.ts'
import { phpScript, type Site } from '../install/prepare-site.ts'
import { logInAsAdmin } from '../serve/admin-session.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { ensureNativePhp } from './native-php.ts'
import { runInWordpress } from './php.ts'
import { overBudget, PLUGIN_BUDGETS } from './plugin-budgets.ts'

const deactivation = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${PLUGIN_MAIN}' );`

/** Must-use plugin that reports what a request costs. */
const MEASURE = 'demo/wordpress/measure.php'

const PAGES = {
  plainPage: { name: 'page without the element', path: '/sem-configurador/' },
  elementPage: { name: 'page with the element', path: '/configurador/' },
  adminPage: { name: 'dashboard', path: '/wp-admin/index.php' },
  ajax: {
    name: "visitor's request to admin-ajax.php",
    path: '/wp-admin/admin-ajax.php?action=heartbeat',
  },
} as const

/** What a request took. */
interface Cost {
  /** PHP files of the plugin that were loaded. */
  readonly files: readonly string[]
  readonly queries: number
  /** Queries that the plugin made, or what it called. */
  readonly own: readonly string[]
}

type PageKey = keyof typeof PAGES

/** Requests a page until its caches are filled. */
async function measure(url: string, headers: Readonly<Record<string, string>>): Promise<Cost> {
  for (let warming = 0; warming < 2; warming += 1) await (await fetch(url, { headers })).text()
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.text()
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  return JSON.parse(decodeURIComponent(response.headers.get('x-measured') ?? '')) as Cost
}

async function measurePages(url: string): Promise<Record<PageKey, Cost>> {
  // First a page for visitors: the theme writes an option then, which the dashboard would look for in vain.
  const plainPage = await measure(url + PAGES.plainPage.path, {})
  const adminPage = await measure(url + PAGES.adminPage.path, await logInAsAdmin(url))
  const elementPage = await measure(url + PAGES.elementPage.path, {})
  return { adminPage, plainPage, elementPage, ajax: await measure(url + PAGES.ajax.path, {}) }
}

/** Posts two forms, one after the other; returns the cost of the second, with its mails. */
async function measurePost(site: Site): Promise<Cost> {
  const file = join(site.folder, 'wp-content/measured.json')
  const dealer = await siteDealer(site)
  let text = ''
  for (const name of ['first', 'second']) {
    await rm(file, { force: true })
    if (!(await isThanked(leadUrl(site.url), leadForm(name, dealer))))
      throw new Error('A form was refused')
    text = ''
    for (let tries = 0; text === '' && tries < 50; tries += 1) {
      await wait(200)
      text = await readFile(file, 'utf8').catch(() => '')
    }
  }
  return JSON.parse(text) as Cost
}

/** Two checks: the files and the queries of a request. */
function compare(key: PageKey | 'formPost', name: string, cost: Cost, queries: number): Count {
  const { files } = cost
  console.log(`${name}: the plugin loads ${files.length} files and makes ${queries} queries`)
  const budget = PLUGIN_BUDGETS[key]
  let count = NONE
  for (const over of [
    overBudget(`files for the ${name}`, files.length, budget.files, files),
    overBudget(`queries for the ${name}`, queries, budget.queries, cost.own),
  ]) {
    if (over.length > 0) console.log(over.join('\n'))
    count = add(count, checkCount(over.length === 0))
  }
  return count
}

/**
 * Compares what the plugin costs three pages and a form with its budgets: files loaded, and queries more than without the
 * plugin, for a form its own.
 */
export async function checkPageCosts(): Promise<Count> {
  ensureNativePhp()
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  const folder = join(CACHE, 'sites/page-costs')
  const { site, url } = stack.use(await startWordpress({ folder, fresh: true }))
  const input = { root: site.php.root, content_site: contentSite.url, settings: {} }
  await site.php.run(await phpScript('demo-pages.php', input))
  await cp(MEASURE, join(site.folder, 'wp-content/mu-plugins/measure.php'))
  const costs = await measurePages(url)
  const form = await measurePost(site)
  await runInWordpress(site.php, deactivation)
  const without = await measurePages(url)
  // The site's mails are caught by a plugin that asks for an option.
  const own = form.own.filter((sql) => !sql.includes('captured_mail_fault'))
  let count = compare('formPost', 'form with its mails', form, own.length)
  for (const key of Object.keys(PAGES) as PageKey[]) {
    const queries = costs[key].queries - without[key].queries
    count = add(count, compare(key, PAGES[key].name, costs[key], queries))
  }
  return count
}

/** `npx node scripts/wordpress/php/page-costs.ts` */
if (import.meta.main) await runAlone('page costs', checkPageCosts)
