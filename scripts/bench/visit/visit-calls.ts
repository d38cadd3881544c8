import { gunzipSync } from 'node:zlib'
import { runInWordpress } from '../../wordpress/php/php.ts'
import type { Site } from '../../wordpress/install/prepare-site.ts'
import type { Target } from '../targets.ts'
import { agent, load, processorMs } from './load.ts'
import { measureCosts } from './visit-costs.ts'

/** Visits that are measured with each way of loading the lists, and at a time. */
const VISITS = { calls: 40, files: 1000 }
const AT_ONCE = 4

/** Buyers who walk at the same time, for how many seconds, and how long they look at a step. */
const BUYERS = 1000
const SECONDS = 20
const LOOKING = 2000

/** Simulations that are requested meanwhile, one after the other in each of these loops. */
const SIMULATING = 2

const GOAL = { share: 1 / 50, p95: 20 }

/** The lists of a visit from home to the summary, as calls and as files. */
async function visitOf(site: Site) {
  await runInWordpress(site.php, `Cfg_Configurator\\First_View\\Catalogue::refresh();`)
  const page = await (await fetch(`${site.url}/configurador/`)).text()
  const source = /data-src="([^"]*first-view[^"]*)"/.exec(page)?.[1]?.replaceAll('&#038;', '&')
  const block = source === undefined ? page : await (await fetch(source)).text()
  const manifest = /"catalogue":\s*"([^"]+)"/.exec(block)?.[1]?.replaceAll(String.raw`\/`, '/')
  if (manifest === undefined) throw new Error('The page names no manifest.')
  // The web server sends the compressed file that lies beside it.
  const { calls } = JSON.parse(gunzipSync((await load(manifest)).body).toString()) as {
    calls: Record<string, { file: string }>
  }
  const engines = Object.keys(calls).find((path) => path.includes('/lstEngines/'))
  const model = engines?.split('/').at(-1)
  const paths = Object.keys(calls).filter(
    (path) => !/\/\w+\/\d+$/.test(path) || path.endsWith(`/${model}`),
  )
  return {
    calls: paths.map((path) => `${site.url}/${path}`),
    files: [manifest, ...paths.map((path) => new URL(calls[path]?.file ?? '', manifest).href)],
  }
}

/** Makes visits, some at a time. */
async function measureVisits(urls: readonly string[], visits: number) {
  for (const url of urls) await load(url)
  let left = visits
  const times: number[] = []
  const visit = async (): Promise<void> => {
    while (left-- > 0) for (const url of urls) times.push((await load(url)).ms)
  }
  const before = processorMs()
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  const seconds = (performance.now() - start) / 1000
  return {
    'requests per second': Math.round(times.length / seconds),
    'processor ms per visit': Number(((processorMs() - before) / visits).toFixed(2)),
    'p95 in ms': Number(p95(times).toFixed(1)),
  }
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

/** Lets many buyers walk at once while simulations are requested. */
async function walkTogether(site: Site, files: readonly string[]) {
  const times: number[] = []
  let errors = 0
  let price = 20_000
  const end = performance.now() + SECONDS * 1000
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const attempt = async (url: string): Promise<void> => {
    try {
      times.push((await load(url)).ms)
    } catch {
      errors += 1
    }
  }
  const buyer = async (): Promise<void> => {
    await wait(Math.random() * LOOKING)
    for (let next = 0; performance.now() < end; next += 1) {
      await attempt(files[next % files.length] ?? '')
      await wait(LOOKING * (0.5 + Math.random()))
    }
  }
  let simulations = 0
  const simulate = async (): Promise<void> => {
    while (performance.now() < end) {
      // A new amount each time, so that no response is cached.
      price += 1
      await fetch(`${site.url}/wp-json/cfg/compareFinances/10111/${price}/${price}/5000/60`)
      simulations += 1
    }
  }
  await Promise.all([
    ...Array.from({ length: BUYERS }, buyer),
    ...Array.from({ length: SIMULATING }, simulate),
  ])
  return { buyers: BUYERS, requests: times.length, errors, 'p95 in ms': p95(times), simulations }
}

/** Compares the lists of a visit as calls and as files. Returns the targets. */
export async function measureVisitCalls(site: Site): Promise<readonly Target[]> {
  const urls = await visitOf(site)
  const calls = await measureVisits(urls.calls, VISITS.calls)
  const files = await measureVisits(urls.files, VISITS.files)
  console.table({ 'the lists of a visit as calls': calls, 'as files': files })
  console.table(await measureCosts(site, urls))
  const crowd = await walkTogether(site, urls.files)
  console.table([crowd])
  agent.destroy()
  const share = files['processor ms per visit'] / calls['processor ms per visit']
  return [
    {
      text: `as files, a visit's lists take 1/${(1 / share).toFixed(0)} of the processor time (at most 1/50)`,
      isMet: share <= GOAL.share,
    },
    {
      text: `${BUYERS} buyers at once: ${crowd.errors} errors, p95 ${crowd['p95 in ms'].toFixed(1)} ms (at most ${GOAL.p95})`,
      isMet: crowd.errors === 0 && crowd['p95 in ms'] <= GOAL.p95,
    },
  ]
}
