import { median } from '../median.ts'
import { runInWordpress } from '../../wordpress/php/php.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import { isThanked, leadForm, leadUrl, read, siteDealer } from './lead-posts.ts'

/** Number of leads and of concurrent clients. Every tenth lead is posted twice at the same time. */
const LEADS = 2000
const CLIENTS = 8
const TWICE = 10

/** Number of posts to the empty handler. */
const EMPTY_POSTS = 1000

/** Number of rounds. Empty posts and leads alternate, so that a slower machine affects both. */
const ROUNDS = 5

/** Minimum ratio of the leads a second to the empty posts a second. */
const LEAST = 0.75

interface Round {
  readonly bare: Posted
  readonly leads: Posted
}

interface Kept {
  readonly leads: number
  readonly distinct: number
  readonly held: number
  readonly mails: Readonly<Record<string, number>>
  readonly mailed: number
}

/** Posts each body once. Duplicates are posted at the same time. Returns the number of posts, and of those that are thanked. */
async function postAll(url: string, bodies: readonly URLSearchParams[][]) {
  let thanked = 0
  let next = 0
  let posts = 0
  const postOnce = async (form: URLSearchParams): Promise<void> => {
    posts++
    if (await isThanked(url, form)) thanked++
  }
  const client = async (): Promise<void> => {
    for (let twins = bodies[next++]; twins !== undefined; twins = bodies[next++])
      await Promise.all(twins.map(postOnce))
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { seconds: (performance.now() - start) / 1000, posts, thanked }
}

type Posted = Awaited<ReturnType<typeof postAll>>

const KEPT = `( static function () {
  global $wpdb;
  $t = $wpdb->prefix . 'cfg_configurator_';
  $rows = $wpdb->get_results( "SELECT mail_state AS state, COUNT(*) AS n FROM {$t}leads GROUP BY mail_state", ARRAY_A );
  $file = WP_CONTENT_DIR . '/mail.jsonl';
  return array(
    'leads' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$t}leads" ),
    'distinct' => (int) $wpdb->get_var( "SELECT COUNT(DISTINCT email) FROM {$t}leads" ),
    'held' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$t}leads WHERE spam_reason <> ''" ),
    'mails' => (object) array_map( 'intval', array_column( $rows, 'n', 'state' ) ),
    'mailed' => is_readable( $file ) ? count( file( $file ) ) : 0,
  );
} )()`

/** Runs cron until it sends no more mails. */
const finish = ({ php }: Site): Promise<string> =>
  runInWordpress(
    php,
    'for ( $run = 0; $run < 20 && \\Cfg_Configurator\\Leads\\Sender::run_due() > 0; $run++ );',
  )

/** Benchmark of 2,000 leads, compared with an empty WordPress form handler. Returns the failures. */
export async function benchThroughput(site: Site, url: string): Promise<readonly string[]> {
  const dealer = await siteDealer(site)
  const empty = Array.from({ length: EMPTY_POSTS }, () => [
    new URLSearchParams({ action: 'empty' }),
  ])
  const leads = Array.from({ length: LEADS }, (_, number) => {
    const body = leadForm(number, dealer)
    return number % TWICE === 0 ? [body, body] : [body]
  })
  const emptyUrl = `${url}/wp-admin/admin-post.php`
  await postAll(emptyUrl, empty.slice(0, 100))
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const share = <Item>(all: readonly Item[]): readonly Item[] =>
      all.filter((_, number) => number % ROUNDS === round)
    const bare = await postAll(emptyUrl, share(empty))
    rounds.push({ bare, leads: await postAll(leadUrl(url), share(leads)) })
  }
  const atOnce = await read<Kept>(site, KEPT)
  await finish(site)
  const kept = await read<Kept>(site, KEPT)
  return report(rounds, atOnce, kept)
}

/** Adds up what was posted in all rounds. */
function sum(all: readonly Posted[]): Posted {
  const total = (field: keyof Posted): number => all.reduce((n, posted) => n + posted[field], 0)
  return { seconds: total('seconds'), posts: total('posts'), thanked: total('thanked') }
}

function report(rounds: readonly Round[], atOnce: Kept, kept: Kept): string[] {
  const rate = ({ posts, seconds }: Posted): number => posts / seconds
  const posted = sum(rounds.map(({ leads }) => leads))
  const ratios = rounds.map(({ leads, bare }) => rate(leads) / rate(bare))
  const ratio = median(ratios)
  console.log(
    `posts            ${posted.posts}: ${LEADS} leads, ${posted.posts - LEADS} of them twice`,
  )
  console.log(`thanked          ${posted.thanked}`)
  console.log(
    `kept             ${kept.leads}, lost ${LEADS - kept.distinct}, double ${kept.leads - kept.distinct}, held ${kept.held}`,
  )
  console.log(
    `mails            ${JSON.stringify(atOnce.mails)} at once, ${JSON.stringify(kept.mails)} after cron, ${kept.mailed} delivered`,
  )
  console.log(`leads a second   ${rate(posted).toFixed(1)}, mail included`)
  console.log(`empty a second   ${rate(sum(rounds.map(({ bare }) => bare))).toFixed(1)}`)
  console.log(
    `ratio            ${ratio.toFixed(2)}, at least ${LEAST} (${ratios.map((one) => one.toFixed(2)).join(' ')})`,
  )
  return [
    ...(posted.thanked < posted.posts ? ['a buyer was not thanked'] : []),
    ...(ratio < LEAST ? ['a lead costs too much compared with an empty post'] : []),
    ...(kept.distinct < LEADS ? ['a lead was lost'] : []),
    ...(kept.leads > LEADS ? ['a lead was kept twice'] : []),
    ...(kept.mailed !== 2 * LEADS ? ['a mail was lost, or sent twice'] : []),
    ...(kept.mails['sent'] !== LEADS ? ['a mail is not known to be sent: it would go twice'] : []),
  ]
}
