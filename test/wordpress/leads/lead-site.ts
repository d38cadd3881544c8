import { MODEL } from '../../e2e/support/catalogue.ts'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { runInWordpress, phpValue } from '../../../scripts/wordpress/php/php.ts'
import { nativePhp } from '../../../scripts/wordpress/php/native-php.ts'
import { prepareSite } from '../../../scripts/wordpress/install/prepare-site.ts'
import { serveNginx } from '../../../scripts/wordpress/serve/serve-nginx.ts'
import { startWordpress, type Wordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'

/** A lead in the database. */
export interface KeptLead {
  readonly id: string
  readonly name: string
  readonly status: string
  /** State of its mails. */
  readonly mail_state: string
  readonly mail_attempts: string
  /** JSON: mails by recipient. */
  readonly mails: string
}

/** A mail of a lead, and its state. */
export interface KeptMail {
  readonly recipient: string
  readonly to: string
  readonly state: string
  readonly detail: string
}

/** A WordPress to post to and to break. */
export interface LeadSite {
  readonly url: string
  readonly folder: string
  /** Runs PHP inside WordPress, in its own process, and returns what it prints. */
  readonly run: (code: string) => Promise<string>
  readonly leads: () => Promise<KeptLead[]>
  /** The mails of all leads, the dealer's before the buyer's. */
  readonly mails: () => Promise<KeptMail[]>
  /** Posts a form to its own process, which may be killed without taking the server with it. */
  readonly postAlone: (body: URLSearchParams) => Promise<void>
  /** Runs the cron event of the leads now. */
  readonly work: () => Promise<string>
  /** Makes the next attempt, and the end of a claim, due now. */
  readonly makeDue: () => Promise<string>
  /** Code of a must-use plugin, without `<?php`; '' for none. */
  readonly setCode: (code: string) => Promise<void>
}

/** A site that can be restored, because installing one takes seconds. */
interface InstalledSite {
  readonly site: LeadSite
  /** Restores database and files to their state after the installation. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Serves a site with nginx and php-fpm, like a web host. */
async function startOnNginx(folder: string): Promise<Wordpress> {
  const site = await prepareSite({ folder, port: await freePort(), php: nativePhp })
  return { site, ...(await serveNginx(site.folder, site.url)) }
}

async function install(server: 'php' | 'nginx'): Promise<InstalledSite> {
  const storage = await mkdtemp(join(tmpdir(), 'lead-site-'))
  const siteFolder = join(storage, 'site')
  const wordpress =
    server === 'nginx'
      ? await startOnNginx(siteFolder)
      : await startWordpress({ folder: siteFolder, port: await freePort() })
  const { php, folder } = wordpress.site
  const content = join(folder, 'wp-content')
  const plugins = join(content, 'mu-plugins')
  const run = (code: string): Promise<string> => runInWordpress(php, code)
  const leads = async (): Promise<KeptLead[]> =>
    JSON.parse(
      await run(
        'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}cfg_configurator_leads ORDER BY id" ) );',
      ),
    ) as KeptLead[]
  let codes = 0
  const setCode = async (code: string): Promise<void> => {
    await rm(join(plugins, `code-${codes}.php`), { force: true })
    codes += 1
    // A new name each time: PHP would take a file changed within a second for the compiled one.
    if (code !== '') await writeFile(join(plugins, `code-${codes}.php`), `<?php\n${code}\n`)
  }
  const database = join(content, 'database')
  const savedDatabase = join(storage, 'saved-database')
  await cp(database, savedDatabase, { recursive: true })
  const known = await Promise.all(
    [storage, folder, content].map(async (path) => ({ path, names: await readdir(path) })),
  )
  return {
    site: {
      url: wordpress.url,
      folder,
      run,
      leads,
      mails: async () =>
        (await leads()).flatMap(({ mails }) =>
          Object.entries(JSON.parse(mails) as Record<string, Omit<KeptMail, 'recipient'>>).map(
            ([recipient, mail]) => ({ recipient, ...mail }),
          ),
        ),
      postAlone: async (body) => {
        const request = {
          get: { cfg_configurator: 'lead' },
          post: Object.fromEntries(body),
          server: { REQUEST_METHOD: 'POST', REQUEST_URI: '/', REMOTE_ADDR: '192.0.2.1' },
        }
        const code = `<?php $r = ${phpValue(request)}; $_GET = $r['get']; $_POST = $r['post'];
        $_SERVER = array_merge( $_SERVER, $r['server'] ); require ${phpValue(`${php.root}/wp-load.php`)};`
        // A killed process fails, as intended.
        await php.run(code).catch(() => undefined)
      },
      work: () => run("do_action( 'cfg_configurator_leads' );"),
      makeDue: () =>
        run(
          'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}cfg_configurator_leads SET mail_next_gmt = \'2020-01-01 00:00:00\' WHERE mail_next_gmt IS NOT NULL" );',
        ),
      setCode,
    },
    restore: async () => {
      await setCode('')
      // A request that is still running keeps the deleted database open and changes nothing in the new one.
      await rm(database, { recursive: true })
      await cp(savedDatabase, database, { recursive: true })
      for (const { path, names } of known)
        for (const name of await readdir(path))
          if (!names.includes(name)) await rm(join(path, name), { recursive: true, force: true })
    },
    stop: async () => {
      await wordpress.stop()
      // Processes that a failed test left behind may still write.
      await rm(storage, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Tests on a site that is installed once per worker and restored before each test. */
const testOn = (server: 'php' | 'nginx') =>
  base.extend<{ site: LeadSite }, { installed: InstalledSite }>({
    installed: [
      async ({}, use) => {
        const installed = await install(server)
        await use(installed)
        await installed.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    site: async ({ installed }, use) => {
      await installed.restore()
      await use(installed.site)
    },
  })

export const test = testOn('php')
export const nginxTest = testOn('nginx')

/** A proposal as a browser posts it. The site knows no dealers, so the administrator gets the dealer's mail. */
export function proposal(change: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({
    form_type: 'proposal',
    submission_id: 'a1b2c3d4e5f6',
    name: 'Inês Conceição',
    email: 'ines@exemplo.pt',
    telefone: '912345678',
    id_district: '8',
    dealer: 'FA01',
    msg: 'Bom dia 🚗',
    accept: 'S',
    model: MODEL,
    open_ms: '42000',
    web_page: '',
    ...change,
  })
}

/** Page after a form that is stored. */
export const THANKS = '/pedido-recebido/'

/** Posts a form and returns where it led; null if the connection broke. */
export async function postLead(
  { url }: Pick<LeadSite, 'url'>,
  body: URLSearchParams,
): Promise<string | null> {
  const address = `${url}/?cfg_configurator=lead`
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  )
  return answer?.headers.get('Location') ?? null
}
