import { MODEL } from '../browser/support/catalogue.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/wordpress/serve/free-port.ts'
import { runInWordpress, phpValue } from '../../scripts/wordpress/php/php.ts'
import { nativePhp } from '../../scripts/wordpress/php/native-php.ts'
import { prepareSite } from '../../scripts/wordpress/install/prepare-site.ts'
import { serveNginx } from '../../scripts/wordpress/serve/serve-nginx.ts'
import { startWordpress, type Wordpress } from '../../scripts/wordpress/serve/start-wordpress.ts'

/** A lead as the database has it. */
export interface KeptLead {
  readonly id: string
  readonly name: string
  readonly status: string
}

/** A mail of a lead, and how far it has got. */
export interface KeptDelivery {
  readonly recipient: string
  readonly state: string
  readonly attempts: string
  /** Attempts that may have delivered the mail, although nobody confirmed it. */
  readonly uncertain: string
  readonly last_error: string
}

/** A WordPress of its own, to post to and to break. */
export interface LeadSite {
  readonly url: string
  readonly folder: string
  /** Runs PHP inside WordPress, in a process of its own, and gives what it prints. */
  readonly run: (code: string) => Promise<string>
  readonly leads: () => Promise<KeptLead[]>
  readonly deliveries: () => Promise<KeptDelivery[]>
  /** Posts a form to a process of its own, which may be killed without taking the server with it. */
  readonly postAlone: (body: URLSearchParams) => Promise<void>
  /** Lets cron do its work now. */
  readonly work: () => Promise<string>
  /** Code of a must-use plugin, without `<?php`; '' for none. */
  readonly setCode: (code: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const CODE = 'wp-content/mu-plugins/lead-site.php'

/** Serves a site with nginx and php-fpm, as a host would. */
async function startOnNginx(folder: string): Promise<Wordpress> {
  const site = await prepareSite({ folder, port: await freePort(), php: nativePhp })
  return { site, ...(await serveNginx(site.folder, site.port)) }
}

export async function startLeadSite(server: 'php' | 'nginx' = 'php'): Promise<LeadSite> {
  const storage = await mkdtemp(join(tmpdir(), 'lead-site-'))
  const folderOfSite = join(storage, 'site')
  const wordpress =
    server === 'nginx'
      ? await startOnNginx(folderOfSite)
      : await startWordpress({ folder: folderOfSite, port: await freePort() })
  const { php, folder } = wordpress.site
  const run = (code: string): Promise<string> => runInWordpress(php, code)
  const rows = async <Row>(table: string): Promise<Row[]> => {
    const sql = `SELECT * FROM {$wpdb->prefix}cfg_configurator_${table} ORDER BY id`
    return JSON.parse(
      await run(`global $wpdb; echo wp_json_encode( $wpdb->get_results( "${sql}" ) );`),
    ) as Row[]
  }
  return {
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
    setCode: (code) => writeFile(join(folder, CODE), `<?php\n${code}\n`),
    stop: async () => {
      await wordpress.stop()
      await rm(storage, { recursive: true, force: true })
    },
  }
}

/** A proposal as a browser posts it; the dealer is one of the sample range. */
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

/** Posts a form and gives where it led; null where the connection broke. */
export async function postLead({ url }: LeadSite, body: URLSearchParams): Promise<string | null> {
  const address = `${url}/?cfg-configurator=pedido`
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  )
  return answer?.headers.get('Location') ?? null
}
