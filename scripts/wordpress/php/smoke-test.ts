import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import settings from '../../../demo/wordpress/settings.json' with { type: 'json' }
import { leadForm, leadUrl, post, siteDealer } from '../../bench/leads/lead-posts.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { MissingTool } from '../install/missing-tool.ts'
import { ADD_ONS, hasAddOn, type AddOn } from '../install/plugin-files.ts'
import type { Site } from '../install/prepare-site.ts'
import { logInAsAdmin } from '../serve/admin-session.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { ensureNativePhp, noPhp } from './native-php.ts'
import { runInWordpress } from './php.ts'

/** A site with the demo pages, and the header of its administrator. */
interface SmokeSite {
  readonly site: Site
  readonly session: Readonly<Record<string, string>>
}

const ADMIN = '/wp-admin/'
const SETTINGS = `${ADMIN}admin.php?page=cfg-configurator`

/** Links to the tabs of the settings and to the other screens of the plugin and its add-ons. */
const SCREEN = /href=["'][^"']*?(admin\.php\?page=cfg-[\w-]+(?:&(?:amp;|#0?38;)?tab=[\w-]+)?)["']/g

/** Makes all scheduled tasks of the plugin due. Prints how many there are. */
const MAKE_DUE = `
  $crons = array();
  foreach ( _get_cron_array() as $time => $hooks ) {
    foreach ( $hooks as $hook => $events ) {
      $crons[ str_starts_with( $hook, 'cfg_configurator_' ) ? 1 : $time ][ $hook ] = $events;
    }
  }
  // WordPress reads tasks until the first that is not due.
  ksort( $crons );
  _set_cron_array( $crons );
  echo count( $crons[1] ?? array() );`

/** Prints the scheduled tasks that are still due. */
const STILL_DUE = "echo implode( ' ', array_keys( _get_cron_array()[1] ?? array() ) );"

async function get({ site, session }: SmokeSite, path: string) {
  const headers = path.startsWith(ADMIN) ? session : {}
  const response = await fetch(site.url + path, { headers, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** The page has the element, whose `api-url` has the models. */
async function pageFailures(smoke: SmokeSite): Promise<string[]> {
  const { status, text } = await get(smoke, '/configurador/')
  const apiUrl = /<cfg-configurator\b[^>]* api-url="(https?:[^"]+)"/.exec(text)?.[1]
  if (status !== 200 || apiUrl === undefined)
    return [`the page answers ${status}, api-url ${apiUrl}`]
  const answer = await fetch(`${apiUrl}wp-json/cfg/lstModels/`)
  const models: unknown = answer.status === 200 ? await answer.json() : []
  return Array.isArray(models) && models.length > 0 ? [] : [`${apiUrl} has no models`]
}

/** Every screen opens. */
async function screenFailures(smoke: SmokeSite): Promise<string[]> {
  const { text } = await get(smoke, SETTINGS)
  const links = [...text.matchAll(SCREEN)].map(([, link = '']) => link)
  const screens = new Set(links.map((link) => link.replace(/&(?:amp;|#0?38;)/, '&')))
  const tabs = [...screens].filter((screen) => screen.includes('&tab='))
  const failures = tabs.length > 3 ? [] : [`the settings have only ${tabs.length} tabs`]
  for (const screen of screens) {
    const { status } = await get(smoke, ADMIN + screen)
    if (status !== 200) failures.push(`${screen} answers ${status}`)
  }
  return failures
}

/** A form leads to the page of thanks and is stored. */
async function postFailures({ site }: SmokeSite, number: string): Promise<string[]> {
  const form = leadForm(number, await siteDealer(site))
  const { status, isThanked } = await post(leadUrl(site.url), form)
  const sql = `SELECT COUNT(*) FROM wp_cfg_configurator_leads WHERE email = '${form.get('email')}'`
  const stored = await runInWordpress(site.php, `echo $GLOBALS['wpdb']->get_var( "${sql}" );`)
  return [
    ...(isThanked ? [] : [`the form post answers ${status}`]),
    ...(stored === '1' ? [] : [`the form was stored ${stored} times`]),
  ]
}

/** Cron runs all tasks of the plugin; afterwards the form is mailed. */
async function cronFailures(smoke: SmokeSite, number: string): Promise<string[]> {
  const { php, folder } = smoke.site
  const tasks = Number(await runInWordpress(php, MAKE_DUE))
  const { status } = await get(smoke, '/wp-cron.php?doing_wp_cron')
  const due = await runInWordpress(php, STILL_DUE)
  const mails = await readFile(join(folder, 'wp-content/mail.jsonl'), 'utf8').catch(() => '')
  return [
    ...(status === 200 && due === '' ? [] : [`cron answers ${status}; still due: ${due}`]),
    ...(tasks > 0 ? [] : ['no task is scheduled']),
    ...(mails.includes(`ines${number}@`) ? [] : ['the form was not mailed']),
  ]
}

/** What a site fails to do, by plain requests, and the notices of PHP; an empty list if it does everything. */
async function smokeFailures(smoke: SmokeSite, number: string): Promise<string[]> {
  const log = join(smoke.site.folder, 'wp-content/debug.log')
  await rm(log, { force: true })
  const failures = [
    ...(await pageFailures(smoke)),
    ...(await screenFailures(smoke)),
    ...(await postFailures(smoke, number)),
    ...(await cronFailures(smoke, number)),
  ]
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const notices = new Set(lines.map((line) => line.replace(/^\[[^\]]+\] /, '')))
  return [...failures, ...notices]
}

/** Makes plain requests to a site with the plugin alone, and to one with all add-ons. Throws MissingTool without native PHP. */
export async function checkSmoke(): Promise<Count> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  const zip = await makePluginZip()
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  let count = NONE
  const all = ADD_ONS.filter(hasAddOn)
  const sets: readonly (readonly AddOn[])[] = all.length === 0 ? [[]] : [[], all]
  for (const addOns of sets) {
    const folder = join(CACHE, 'sites/smoke')
    await using wordpress = await startWordpress({ folder, fresh: true, plugin: 'none' })
    const { site, url } = wordpress
    await installDemo(site, zip, contentSite.url, settings, addOns)
    const smoke = { site, session: await logInAsAdmin(url) }
    const failures = await smokeFailures(smoke, `smoke${addOns.length}`)
    console.log(`the plugin ${addOns.length === 0 ? 'alone' : `with ${addOns.join(', ')}`}`)
    for (const failure of failures) console.log(`FAILED: ${failure}`)
    count = add(count, checkCount(failures.length === 0))
  }
  return count
}

/** `npx node scripts/wordpress/php/smoke-test.ts` */
if (import.meta.main) await runAlone('plugin smoke', checkSmoke)
