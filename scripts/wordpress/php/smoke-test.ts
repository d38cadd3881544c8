import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../install/prepare-site.ts'
import type { Combination, ModuleState } from './module-combinations.ts'
import { runInWordpress } from './php.ts'

/** A site with the demo pages, and the header of its administrator. */
export interface SmokeSite {
  readonly site: Site
  readonly session: Readonly<Record<string, string>>
}

const ADMIN = '/wp-admin/'
const SETTINGS = `${ADMIN}admin.php?page=cfg-configurator`

/** Links to the tabs of the settings and to the plugin's other screens. */
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
  const answer = await fetch(new URL('wp-json/cfg/lstModels/', apiUrl))
  const models: unknown = answer.status === 200 ? await answer.json() : []
  return Array.isArray(models) && models.length > 0 ? [] : [`${apiUrl} has no models`]
}

/** Every screen of the plugin opens. */
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

/** The box of a module in the list of modules. */
function stateIn(list: string, name: string): ModuleState {
  const box = new RegExp(`<input[^>]* value="${name}"[^>]*>`).exec(list)?.[0]
  if (box === undefined) return 'deleted'
  if (/\sdisabled\b/.test(box)) return 'off by code'
  return /\schecked[\s=>]/.test(box) ? 'on' : 'off'
}

/** The list of modules says what the combination says. */
async function listFailures(smoke: SmokeSite, combination: Combination): Promise<string[]> {
  const { text } = await get(smoke, `${SETTINGS}&tab=modules`)
  return Object.entries(combination)
    .filter(([name, state]) => stateIn(text, name) !== state)
    .map(([name, state]) => `the list shows ${name} as ${stateIn(text, name)} instead of ${state}`)
}

/** A form leads to the page of thanks and is stored. */
async function postFailures({ site }: SmokeSite, email: string): Promise<string[]> {
  const body = new URLSearchParams({
    form_type: 'proposal',
    submission_id: email.replaceAll(/\W/g, '-'),
    name: 'Inês Conceição',
    email,
    telefone: '912345678',
    id_district: '8',
    dealer: 'FA01',
    accept: 'S',
    open_ms: '42000',
    web_page: '',
  })
  const address = `${site.url}/?cfg-configurator=pedido`
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  const place = answer.headers.get('location') ?? ''
  const sql = `SELECT COUNT(*) FROM wp_cfg_configurator_leads WHERE status = 'received' AND email = '${email}'`
  const stored = await runInWordpress(site.php, `echo $GLOBALS['wpdb']->get_var( "${sql}" );`)
  return [
    ...(answer.status === 303 && place.includes('obrigado')
      ? []
      : [`the form post answers ${answer.status} to '${place}'`]),
    ...(stored === '1' ? [] : [`the form was stored ${stored} times`]),
  ]
}

/** Cron runs all tasks of the plugin; afterwards the form is mailed to the visitor. */
async function cronFailures(smoke: SmokeSite, email: string): Promise<string[]> {
  const { php, folder } = smoke.site
  const tasks = Number(await runInWordpress(php, MAKE_DUE))
  const { status } = await get(smoke, '/wp-cron.php?doing_wp_cron')
  const due = await runInWordpress(php, STILL_DUE)
  const mails = await readFile(join(folder, 'wp-content/mail.jsonl'), 'utf8').catch(() => '')
  return [
    ...(status === 200 && due === '' ? [] : [`cron answers ${status}; still due: ${due}`]),
    ...(tasks > 0 ? [] : ['no task is scheduled']),
    ...(mails.includes(email) ? [] : ['the form was not mailed']),
  ]
}

/**
 * What a site with the plugin fails to do, by plain requests; an empty list if it does everything.
 * @param combination The state in which each module is to be.
 * @param email Address of the visitor, which no earlier form has had.
 */
export async function smokeFailures(
  smoke: SmokeSite,
  combination: Combination,
  email: string,
): Promise<string[]> {
  const log = join(smoke.site.folder, 'wp-content/debug.log')
  await rm(log, { force: true })
  const failures = [
    // A folder may have been deleted since the last request to the admin.
    ...(await pageFailures(smoke)),
    ...(await listFailures(smoke, combination)),
    ...(await screenFailures(smoke)),
    ...(await pageFailures(smoke)),
    ...(await postFailures(smoke, email)),
    ...(await cronFailures(smoke, email)),
  ]
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const notices = new Set(lines.map((line) => line.replace(/^\[[^\]]+\] /, '')))
  return [...failures, ...notices]
}

/** Switches modules on by the form of the settings; all others off, except those that code has switched off. */
export async function switchModules(smoke: SmokeSite, on: readonly string[]): Promise<void> {
  const { text } = await get(smoke, `${SETTINGS}&tab=modules`)
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(text)?.[1] ?? ''
  const body = new URLSearchParams({ action: 'cfg_configurator_modules', _wpnonce: nonce })
  for (const name of on) body.append('modules[]', name)
  const address = `${smoke.site.url}${ADMIN}admin-post.php`
  const headers = smoke.session
  const { status } = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
  if (status !== 303) throw new Error(`The modules cannot be switched: ${status}`)
}
