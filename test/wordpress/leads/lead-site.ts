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
}

/** A mail of a lead, and its state. */
export interface KeptDelivery {
  readonly recipient: string
  readonly state: string
  readonly attempts: string
  /** Attempts that may have delivered the mail without confirmation. */
  readonly uncertain: string
  readonly last_error: string
}

/** A WordPress to post to and to break. */
export interface LeadSite {
  readonly url: string
  readonly folder: string
  /** Runs PHP inside WordPress, in its own process, and returns what it prints. */
  readonly run: (code: string) => Promise<string>
  readonly leads: () => Promise<KeptLead[]>
  readonly deliveries: () => Promise<KeptDelivery[]>
  /** Posts a form to its own process, which may be killed without taking the server with it. */
  readonly postAlone: (body: URLSearchParams) => Promise<void>
  /** Runs the cron event of the leads now. */
  readonly work: () => Promise<string>
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
  const rows = async <Row>(table: string): Promise<Row[]> => {
    const sql = `SELECT * FROM {$wpdb->prefix}cfg_configurator_${table} ORDER BY id`
    return JSON.parse(
      await run(`global $wpdb; echo wp_json_encode( $wpdb->get_results( "${sql}" ) );`),
    ) as Row[]
  }
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
      leads: () => rows<KeptLead>('leads'),
      deliveries: () => rows<KeptDelivery>('deliveries'),
      postAlone: async (body) => {
        const request = {
          get: { 'cfg-configurator': 'pedido' },
          post: Object.fromEntries(body),
          server: { REQUEST_METHOD: 'POST', REQUEST_URI: '/', REMOTE_ADDR: '192.0.2.1' },
        }
        const code = `<?php $r = ${phpValue(request)}; $_GET = $r['get']; $_POST = $r['post'];
        $_SERVER = array_merge( $_SERVER, $r['server'] ); require ${phpValue(`${php.root}/wp-load.php`)};`
        // A killed process fails, as intended.
        await php.run(code).catch(() => undefined)
      },
      work: () => run("do_action( 'cfg_configurator_leads_work' );"),
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

/** A proposal as a browser posts it; the dealer is one of the sample dealers. */
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

/** Posts a form and returns where it led; null if the connection broke. */
export async function postLead(
  { url }: Pick<LeadSite, 'url'>,
  body: URLSearchParams,
): Promise<string | null> {
  const address = `${url}/?cfg-configurator=pedido`
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  )
  return answer?.headers.get('Location') ?? null
}
