import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startContentSite } from '../../demo/content-site-server.ts'
import { makePluginZip } from '../build/plugin-zip.ts'
import { CACHE } from '../wordpress/install/fetch-wordpress.ts'
import { installDemo } from '../wordpress/install/install-demo.ts'
import { withMariaDb } from '../wordpress/install/maria-db.ts'
import { MissingTool } from '../wordpress/install/missing-tool.ts'
import { prepareSite, type Site } from '../wordpress/install/prepare-site.ts'
import type { Database } from '../wordpress/install/wp-config.ts'
import { ensureNativePhp, noPhp } from '../wordpress/php/native-php.ts'
import { runInWordpress } from '../wordpress/php/php.ts'
import { serveNative } from '../wordpress/serve/serve-native.ts'
import { serveNginx } from '../wordpress/serve/serve-nginx.ts'
import { EMPTY_FORM, leadForm, leadUrl, siteDealer } from './leads/lead-posts.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { median } from './median.ts'
import { atMost, printTargets } from './targets.ts'

const ROUNDS = 30
const WARMING = 5

/** Most of the processor time of Contact Form 7 with Flamingo, and of the page without the element. */
const GOAL = { lead: 0.22, page: 1.1 }

/** The two plugins that a lead is compared with. */
const OTHERS = ['contact-form-7', 'flamingo']

/** Writes what a request took. */
const COST = resolve('demo/wordpress/request-cost.php')

/** PHP's own default, in seconds. The servers for development look at every file again in each request. */
const SEEN = "ini_set( 'opcache.revalidate_freq', '2' );"

/**
 * A form with a mail to the dealer and one to the buyer. Prints its id. The page without the element gets the template of the one with it,
 * and the option of the plugin that catches the mails exists, so that its queries are not part of what is measured.
 */
const CREATE_FORM = `update_post_meta( url_to_postid( '/sem-configurador/' ), '_wp_page_template', get_page_template_slug( url_to_postid( '/configurador/' ) ) );
add_option( 'captured_mail_fault', '' );
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );
foreach ( get_plugins() as $file => $about ) {
  if ( in_array( dirname( $file ), array( 'contact-form-7', 'flamingo' ), true ) ) { activate_plugin( $file ); }
}
wpcf7_install();
$form = WPCF7_ContactForm::get_template();
$form->set_properties( array(
  'form'   => '[text* your-name][email* your-email][tel* your-phone][select* your-district "11" "13"][select* your-dealer "LX01" "PT01"][textarea your-message][acceptance your-consent][checkbox your-marketing "S"][submit]',
  'mail_2' => array( 'active' => true ) + $form->prop( 'mail_2' ),
) );
echo $form->save();`

interface Cost {
  /** Processor time in ms. */
  readonly ms: number
  readonly queries: number
  /** Most memory at a time. */
  readonly bytes: number
}

type Send = (round: number) => Promise<Response>

/** What is compared: an empty form handler, the two leads, and the page without and with the element. */
async function requests(site: Site): Promise<Record<string, Send>> {
  const { url, php } = site
  const form = await runInWordpress(php, CREATE_FORM)
  const dealer = await siteDealer(site)
  const headers = (name: string) => ({ 'X-Cost': name, 'User-Agent': 'Mozilla/5.0' })
  const send = (name: string, path: string, body: BodyInit | null = null) => {
    const method = body === null ? 'GET' : 'POST'
    return fetch(url + path, { method, body, headers: headers(name), redirect: 'manual' })
  }
  return {
    empty: () =>
      send('empty', '/wp-admin/admin-post.php', new URLSearchParams({ action: 'empty' })),
    contactForm: async (round) => {
      const body = new FormData()
      const fields = {
        _wpcf7_unit_tag: `wpcf7-f${form}-o1`,
        'your-name': 'Inês Conceição',
        'your-email': `ines${round}@exemplo.pt`,
        'your-phone': '912345678',
        'your-district': '11',
        'your-dealer': 'LX01',
        'your-message': 'Bom dia, gostaria de uma proposta. 🚗',
        'your-consent': '1',
      }
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const path = `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`
      const response = await send('contactForm', path, body)
      const text = await response.clone().text()
      if (!text.includes('"mail_sent"')) throw new Error(`Contact Form 7 answers ${text}`)
      return response
    },
    lead: async (round) => {
      const body = leadForm(`contact-form-${round}`, dealer)
      const response = await send('lead', leadUrl(''), body)
      const location = response.headers.get('Location') ?? ''
      if (!location.includes('pedido-recebido')) throw new Error(`the lead leads to ${location}`)
      return response
    },
    plain: () => send('plain', '/sem-configurador/'),
    page: () => send('page', '/configurador/'),
  }
}

/** Sends a request, and waits until all that it does is done. */
async function measure(folder: string, name: string, send: Send, round: number): Promise<Cost> {
  const file = join(folder, `wp-content/cost-${name}.json`)
  await rm(file, { force: true })
  await (await send(round)).arrayBuffer()
  for (let tries = 0; tries < 2000; tries += 1) {
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Cost
    await wait(5)
  }
  throw new Error(`${name} was not measured`)
}

/** Median of each cost. The requests take turns, so that a slower machine affects all of them. */
async function compare(site: Site): Promise<boolean> {
  const all = await requests(site)
  const found: Record<string, Cost[]> = {}
  for (let round = -WARMING; round < ROUNDS; round += 1)
    for (const [name, send] of Object.entries(all)) {
      const cost = await measure(site.folder, name, send, round)
      if (round >= 0) (found[name] ??= []).push(cost)
    }
  const of = (name: string, value: (cost: Cost) => number): number =>
    median((found[name] ?? []).map(value))
  const rows = Object.keys(all).map((name) => ({
    request: name,
    'processor, ms': Number(of(name, ({ ms }) => ms).toFixed(1)),
    queries: of(name, ({ queries }) => queries),
    'peak, KB more than empty': Math.round(
      (of(name, ({ bytes }) => bytes) - of('empty', ({ bytes }) => bytes)) / 1024,
    ),
  }))
  console.table(rows)
  const ratio = (one: string, other: string): number =>
    of(one, ({ ms }) => ms) / of(other, ({ ms }) => ms)
  return printTargets([
    atMost('a lead by one of Contact Form 7', ratio('lead', 'contactForm'), GOAL.lead),
    atMost('the page by the same page without the element', ratio('page', 'plain'), GOAL.page),
  ])
}

/** Adds the plugins and the measurement to a site that has the demo. */
async function prepare({ folder }: Site, plugins: string): Promise<void> {
  for (const name of OTHERS)
    await cp(join(plugins, name), join(folder, 'wp-content/plugins', name), { recursive: true })
  await writeFile(join(folder, 'wp-content/mu-plugins/contact-form.php'), EMPTY_FORM)
  const config = join(folder, 'wp-config.php')
  await writeFile(config, `<?php ${SEEN} require '${COST}'; ?>${await readFile(config, 'utf8')}`)
}

/** Measures on PHP and SQLite, or with a database on nginx and php-fpm. The plugin is alone, without its add-ons. */
async function run(plugins: string, database: Database): Promise<boolean> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  const zip = await makePluginZip()
  const folder = join(CACHE, 'sites/contact-form')
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  const site = await prepareSite({ folder, database, plugin: 'none', fresh: true })
  await installDemo(site, zip, contentSite.url, {}, [])
  await prepare(site, plugins)
  stack.use(
    await (database.kind === 'sqlite'
      ? serveNative(folder, site.port)
      : serveNginx(folder, site.url)),
  )
  return await compare(site)
}

/**
 * Implements `npm run bench -- contact-form FOLDER [server]`: a lead with both mails beside one of Contact Form 7 with
 * Flamingo, whose folders FOLDER has. On PHP and SQLite, or on nginx, php-fpm and MariaDB.
 */
const [plugins, kind] = process.argv.slice(2)
if (plugins === undefined || OTHERS.some((name) => !existsSync(join(plugins, name))))
  console.log(`not measured: give a folder with ${OTHERS.join(' and ')}`)
else
  await measureOrSkip(async () => {
    const folder = resolve(plugins)
    const isMet =
      kind === 'server'
        ? await withMariaDb((database) => run(folder, database))
        : await run(folder, { kind: 'sqlite' })
    process.exitCode = isMet ? 0 : 1
  })
