import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../median.ts'
import { runInWordpress } from '../../wordpress/php/php.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import {
  sendThroughSmtp,
  startSmtpSink,
  type SmtpManner,
  type SmtpSink,
} from '../../wordpress/serve/smtp-sink.ts'
import { leadForm, leadUrl, post, siteDealer, type Dealer } from './lead-posts.ts'

/** A visitor's page may take this many times as long while the mail server hangs. */
const MOST = 1.2

/** Each run posts so many leads, one every so many ms; other visitors ask for a page meanwhile, with a pause in between. */
const LEADS = 40
const LEAD_INTERVAL = 300
const PAGE_PAUSE = 100

/** Each run is repeated, in turn with the other one, so that a machine that slows down slows both. */
const ROUNDS = 3

const MUST_USE = 'wp-content/mu-plugins/bench-leads-smtp.php'

/** No lead, mail or state of the mail transport is left from the run before. */
const RESET = `
foreach ( array( 'leads', 'deliveries' ) as $table ) {
  $GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}cfg_configurator_{$table}" );
}
foreach ( array( 'breaker', 'lock' ) as $name ) {
  delete_option( "cfg_configurator_mail_{$name}" );
}`

interface Run {
  /** How long each page took, in ms. */
  readonly pages: readonly number[]
  readonly thanked: number
}

async function measure(url: string, dealer: Dealer, name: string): Promise<Run> {
  const posted = new AbortController()
  const pages: number[] = []
  const visit = async (): Promise<void> => {
    while (!posted.signal.aborted) {
      const start = performance.now()
      await (await fetch(`${url}/`)).arrayBuffer()
      pages.push(performance.now() - start)
      await wait(PAGE_PAUSE)
    }
  }
  const visiting = visit()
  const posts: Promise<{ isThanked: boolean }>[] = []
  for (let number = 0; number < LEADS; number++) {
    posts.push(post(leadUrl(url), leadForm(`${name}-${number}`, dealer)))
    await wait(LEAD_INTERVAL)
  }
  const answers = await Promise.all(posts)
  posted.abort()
  await visiting
  return { pages, thanked: answers.filter(({ isThanked }) => isThanked).length }
}

/** Compares other visitors' page times while leads are posted, with a mail server that works and with one that hangs. */
async function compare(site: Site, url: string, sink: SmtpSink): Promise<readonly string[]> {
  const dealer = await siteDealer(site)
  const pages: Record<'accept' | 'hang', number[]> = { accept: [], hang: [] }
  let thanked = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const manner of ['accept', 'hang'] as const satisfies SmtpManner[]) {
      await runInWordpress(site.php, RESET)
      sink.setManner(manner)
      const run = await measure(url, dealer, `${manner}-${round}`)
      pages[manner].push(...run.pages)
      thanked += run.thanked
      // Requests that still wait for the mail server belong to this run.
      await wait(2000)
    }
  const healthy = median(pages.accept)
  const hanging = median(pages.hang)
  const ratio = hanging / healthy
  console.log(
    `other visitors   median ${healthy.toFixed(0)} ms, ${hanging.toFixed(0)} ms while the mail server hangs: ratio ${ratio.toFixed(2)}, at most ${MOST}`,
  )
  console.log(
    `mail server      ${sink.messages.length} mails, ${sink.connections()} connections in ${2 * ROUNDS} runs of ${LEADS} leads`,
  )
  return [
    ...(ratio > MOST ? ['a hanging mail server slows other visitors down'] : []),
    ...(thanked < 2 * ROUNDS * LEADS ? ['a buyer was not thanked while the mail server hung'] : []),
  ]
}

/** The run 'a hanging mail server'; returns what failed. */
export async function benchHangingMailServer(site: Site, url: string): Promise<readonly string[]> {
  const sink = await startSmtpSink()
  const file = join(site.folder, MUST_USE)
  try {
    await writeFile(file, `<?php${sendThroughSmtp(sink.port)}`)
    return await compare(site, url, sink)
  } finally {
    await rm(file, { force: true })
    await sink.close()
  }
}
