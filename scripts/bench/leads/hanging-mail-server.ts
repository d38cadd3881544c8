import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../median.ts'
import { runInWordpress } from '../../wordpress/php/php.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import {
  sendThroughSmtp,
  startSmtpSink,
  type SmtpBehaviour,
  type SmtpSink,
} from '../../../test/wordpress/leads/smtp-sink.ts'
import { leadForm, leadUrl, post, siteDealer, type Dealer } from './lead-posts.ts'

/** Maximum ratio of page times with a hanging mail server to those with a working one. */
const MOST = 1.2

/**
 * Number of leads in each run, the interval between them in ms, and the pause between the page
 * requests of other visitors.
 */
const LEADS = 40
const LEAD_INTERVAL = 300
const PAGE_PAUSE = 100

/** Number of rounds. The two runs alternate, so that a slower machine affects both. */
const ROUNDS = 3

const MUST_USE = 'wp-content/mu-plugins/bench-leads-smtp.php'

/** No lead is left from the run before. */
const RESET = `$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}cfg_configurator_leads" );`

/** Posts leads while other visitors open pages. Returns the response time of each page, in ms. */
async function measure(url: string, dealer: Dealer, name: string) {
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
  const posts: ReturnType<typeof post>[] = []
  for (let number = 0; number < LEADS; number++) {
    posts.push(post(leadUrl(url), leadForm(`${name}-${number}`, dealer)))
    await wait(LEAD_INTERVAL)
  }
  const answers = await Promise.all(posts)
  posted.abort()
  await visiting
  return { pages, thanked: answers.filter(({ isThanked }) => isThanked).length }
}

/**
 * Compares page times of other visitors while leads are posted, with a working and with a hanging
 * mail server.
 */
async function compare(site: Site, url: string, sink: SmtpSink): Promise<readonly string[]> {
  const dealer = await siteDealer(site)
  const pages: Record<'accept' | 'hang', number[]> = { accept: [], hang: [] }
  let thanked = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const behaviour of ['accept', 'hang'] as const satisfies SmtpBehaviour[]) {
      await runInWordpress(site.php, RESET)
      sink.setBehaviour(behaviour)
      const run = await measure(url, dealer, `${behaviour}-${round}`)
      pages[behaviour].push(...run.pages)
      thanked += run.thanked
      // Wait for the requests of this run that are still waiting for the mail server.
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

/** Benchmark 'a hanging mail server'. Returns the failures. */
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
