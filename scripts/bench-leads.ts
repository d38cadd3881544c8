import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensure-built.ts'
import { freePort } from './wordpress/serve/free-port.ts'
import { withMariaDb } from './wordpress/install/maria-db.ts'
import { runInWordpress } from './wordpress/php/php.ts'
import { prepareSite, type Site } from './wordpress/install/prepare-site.ts'
import { serveNginx } from './wordpress/serve/serve-nginx.ts'

/** Leads posted, and how many clients post at once. Of every tenth lead the same is posted twice, at the same moment. */
const LEADS = 2000
const CLIENTS = 8
const TWICE = 10

/** Posts to the empty handler, which the leads are compared with. */
const EMPTY_POSTS = 1000

/** How long a client waits for an answer, in ms. */
const PATIENCE = 60_000

/** An empty handler of WordPress's own for forms, and no limit for one address: all clients are one here. */
const MUST_USE = `<?php
define( 'CFG_CONFIGURATOR_RATE_LIMIT', 0 );
add_action( 'admin_post_nopriv_empty', static function (): void { wp_safe_redirect( home_url( '/' ), 303 ); exit; } );
`

interface Posted {
  readonly seconds: number
  readonly posts: number
  /** How many posts had each status. */
  readonly statuses: Readonly<Record<string, number>>
  /** How many led to the thanks. */
  readonly thanked: number
}

interface Kept {
  readonly leads: number
  readonly distinct: number
  readonly held: number
  readonly rescued: number
  readonly mails: Readonly<Record<string, number>>
  readonly mailed: number
}

const leadForm = (number: number, dealer: Dealer): Record<string, string> => ({
  form_type: 'proposal',
  submission_id: `bench-lead-${number}`,
  name: `Inês Conceição ${number}`,
  email: `ines${number}@exemplo.pt`,
  telefone: '912345678',
  id_district: dealer.district,
  dealer: dealer.id,
  msg: 'Bom dia, gostaria de uma proposta. 🚗',
  accept: 'S',
  model: 'Maré',
  configurationID: `bench-${number}`,
  open_ms: '42000',
  web_page: '',
})

interface Dealer {
  readonly id: string
  readonly district: string
}

/** Posts each body once, by so many clients at a time; a body's twin goes at the same moment. */
async function postAll(url: string, bodies: readonly URLSearchParams[][]): Promise<Posted> {
  const statuses: Record<string, number> = {}
  let thanked = 0
  let next = 0
  let posts = 0
  const post = async (body: URLSearchParams): Promise<void> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual', signal }).catch(
      () => null,
    )
    await answer?.arrayBuffer()
    posts++
    const status = answer?.status ?? 'no answer'
    statuses[status] = (statuses[status] ?? 0) + 1
    if (answer?.headers.get('Location')?.includes('cfg-configurator=obrigado')) thanked++
  }
  const client = async (): Promise<void> => {
    for (let twins = bodies[next++]; twins !== undefined; twins = bodies[next++])
      await Promise.all(twins.map(post))
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { seconds: (performance.now() - start) / 1000, posts, statuses, thanked }
}

const read = async <Value>({ php }: Site, expression: string): Promise<Value> =>
  JSON.parse(await runInWordpress(php, `echo wp_json_encode( ${expression} );`)) as Value

const KEPT = `( static function () {
  global $wpdb;
  $t = $wpdb->prefix . 'cfg_configurator_';
  $rows = $wpdb->get_results( "SELECT state, COUNT(*) AS n FROM {$t}deliveries GROUP BY state", ARRAY_A );
  $file = WP_CONTENT_DIR . '/mail.jsonl';
  return array(
    'leads'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$t}leads" ),
    'distinct' => (int) $wpdb->get_var( "SELECT COUNT(DISTINCT email) FROM {$t}leads" ),
    'held'     => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$t}leads WHERE status = 'held'" ),
    'rescued'  => count( ( new \\Cfg_Configurator\\Leads\\Storage\\Rescue_Store() )->all() ),
    'mails'    => (object) array_map( 'intval', array_column( $rows, 'n', 'state' ) ),
    'mailed'   => is_readable( $file ) ? count( file( $file ) ) : 0,
  );
} )()`

const SITE_DEALER = `( static function () {
  $wire = rest_do_request( new WP_REST_Request( 'GET', '/cfg/hyuDealersLst/all' ) )->get_data();
  $wire = json_decode( wp_json_encode( $wire ), true );
  return array( 'id' => (string) $wire['dealers'][0]['objectId'], 'district' => (string) $wire['dealers'][0]['district'] );
} )()`

/** Works off what the processes after the posts left: nothing must need this, and nothing may be lost without it. */
const finish = ({ php }: Site): Promise<string> =>
  runInWordpress(php, "do_action( 'cfg_configurator_leads_work' );")

async function measure(site: Site, url: string): Promise<readonly string[]> {
  const dealer = await read<Dealer>(site, SITE_DEALER)
  const empty = Array.from({ length: EMPTY_POSTS }, () => [
    new URLSearchParams({ action: 'empty' }),
  ])
  const leads = Array.from({ length: LEADS }, (_, number) => {
    const body = new URLSearchParams(leadForm(number, dealer))
    return number % TWICE === 0 ? [body, body] : [body]
  })
  const emptyUrl = `${url}/wp-admin/admin-post.php`
  const leadUrl = `${url}/?cfg-configurator=pedido`
  // Half of the empty posts before and half after, so that a machine that slows down slows both.
  await postAll(emptyUrl, empty.slice(0, 100))
  const before = await postAll(emptyUrl, empty.slice(EMPTY_POSTS / 2))
  const posted = await postAll(leadUrl, leads)
  const after = await postAll(emptyUrl, empty.slice(EMPTY_POSTS / 2))
  const atOnce = await read<Kept>(site, KEPT)
  await finish(site)
  const kept = await read<Kept>(site, KEPT)
  return report(posted, [before, after], atOnce, kept)
}

function report(posted: Posted, empty: readonly Posted[], atOnce: Kept, kept: Kept): string[] {
  const rate = ({ posts, seconds }: Pick<Posted, 'posts' | 'seconds'>) => posts / seconds
  const bare = rate({
    posts: empty.reduce((sum, { posts }) => sum + posts, 0),
    seconds: empty.reduce((sum, { seconds }) => sum + seconds, 0),
  })
  const refused = posted.posts - (posted.statuses['303'] ?? 0)
  console.log(
    `posts            ${posted.posts}: ${LEADS} leads, ${posted.posts - LEADS} of them twice`,
  )
  console.log(`answers          ${JSON.stringify(posted.statuses)}, ${posted.thanked} thanked`)
  console.log(
    `kept             ${kept.leads}, lost ${LEADS - kept.distinct}, double ${kept.leads - kept.distinct}, held ${kept.held}, rescued ${kept.rescued}`,
  )
  console.log(
    `mails            ${JSON.stringify(atOnce.mails)} at once, ${JSON.stringify(kept.mails)} after cron, ${kept.mailed} delivered`,
  )
  console.log(`leads a second   ${rate(posted).toFixed(1)}, mail included`)
  console.log(`empty a second   ${bare.toFixed(1)}`)
  console.log(`ratio            ${(rate(posted) / bare).toFixed(2)}`)
  return [
    ...(refused > 0 ? [`${refused} posts were not answered with 303`] : []),
    ...(posted.thanked < posted.posts ? ['a buyer was not thanked'] : []),
    ...(kept.distinct < LEADS ? ['a lead was lost'] : []),
    ...(kept.leads > LEADS ? ['a lead was kept twice'] : []),
    ...(kept.mailed !== 2 * LEADS ? ['a mail was lost, or sent twice'] : []),
    ...(kept.mails['sent'] !== 2 * LEADS
      ? ['a mail is not known to be sent: it would go twice']
      : []),
  ]
}

await ensureBuilt()
const storage = await mkdtemp(join(tmpdir(), 'bench-leads-'))
try {
  await withMariaDb(async (database) => {
    const site = await prepareSite({
      folder: join(storage, 'site'),
      port: await freePort(),
      database,
    })
    await writeFile(join(site.folder, 'wp-content/mu-plugins/bench-leads.php'), MUST_USE)
    const server = await serveNginx(site.folder, site.port)
    try {
      const failures = await measure(site, server.url)
      for (const failure of failures) console.error(`FAILED: ${failure}`)
      process.exitCode = failures.length === 0 ? 0 : 1
    } finally {
      await server.stop()
    }
  })
} finally {
  await rm(storage, { recursive: true, force: true })
}
