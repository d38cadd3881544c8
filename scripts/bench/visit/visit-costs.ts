import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FIGURES, TEXTS } from '../../../demo/content-site/routes/saved-fields.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import { leadForm, leadUrl, post, read, siteDealer } from '../leads/lead-posts.ts'
import { load, processorMs } from './load.ts'

/** Requests of each kind, after one that warms up. */
const REQUESTS = 60
const FILE_REQUESTS = 2000

/** Until a request's work after its response is over, in ms. */
const AFTERWARDS = 1000

const WRITES = `( static function () {
  global $wpdb;
  $rows = $wpdb->get_results( "SHOW GLOBAL STATUS WHERE Variable_name IN ('Com_insert', 'Com_update', 'Com_delete', 'Com_replace')", ARRAY_N );
  return array_sum( array_column( $rows, 1 ) );
} )()`

export interface Cost {
  readonly 'processor ms': number
  /** Statements that write to the database. */
  readonly writes: number
}

/** The mean cost of a request, after one that warms up. Each request gets its number. */
async function costOf(
  site: Site,
  requests: number,
  send: (number: number) => Promise<unknown>,
): Promise<Cost> {
  await send(0)
  await wait(AFTERWARDS)
  const [writes, start] = [await read<number>(site, WRITES), processorMs()]
  for (let number = 1; number <= requests; number += 1) await send(number)
  await wait(AFTERWARDS)
  const spent = processorMs() - start
  return {
    'processor ms': Number((spent / requests).toFixed(2)),
    writes: Number((((await read<number>(site, WRITES)) - writes) / requests).toFixed(1)),
  }
}

const save = (site: Site) => (number: number) =>
  fetch(`${site.url}/wp-json/cfg/saveCfgOptions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...Object.fromEntries([...TEXTS, ...FIGURES].map((name) => [name, ''])),
      id: `bench-${number}`,
      configurationID: `bench-${number}`,
      creditType: 'CRED',
      modelName: 'Maré',
      totalPrice: 25_000,
    }),
  }).then(async (response) => {
    await response.arrayBuffer()
    if (response.status !== 201) throw new Error(`saveCfgOptions answers ${response.status}`)
  })

/**
 * What each thing that a visit asks for costs the servers. The page of a page cache is a file, as page
 * caches write it.
 */
export async function measureCosts(
  site: Site,
  { calls, files }: { readonly calls: readonly string[]; readonly files: readonly string[] },
): Promise<Readonly<Record<string, Cost>>> {
  const page = `${site.url}/configurador/`
  await writeFile(join(site.folder, 'cached.html'), await (await fetch(page)).text())
  const dealer = await siteDealer(site)
  const simulation = (amount: number) =>
    `${site.url}/wp-json/cfg/compareFinances/10111/${amount}/${amount}/5000/60`
  const next = (urls: readonly string[]) => (number: number) =>
    load(urls[number % urls.length] ?? '')
  return {
    page: await costOf(site, REQUESTS, () => load(page)),
    'page from a page cache': await costOf(site, FILE_REQUESTS, () =>
      load(`${site.url}/cached.html`),
    ),
    'list as a call': await costOf(site, REQUESTS, next(calls)),
    'list as a file': await costOf(site, FILE_REQUESTS, next(files)),
    'new simulation': await costOf(site, REQUESTS, (number) => load(simulation(15_000 + number))),
    'simulation once more': await costOf(site, REQUESTS, () => load(simulation(15_001))),
    'saved configuration': await costOf(site, REQUESTS, save(site)),
    'lead with its mails': await costOf(site, REQUESTS, (number) =>
      post(leadUrl(site.url), leadForm(number, dealer)).then(({ isThanked }) => {
        if (!isThanked) throw new Error('A lead was refused')
      }),
    ),
  }
}
