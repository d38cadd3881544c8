import { median } from '../median.ts'

/** What a page costs. */
export interface PageCost {
  /** Median of the time until the whole page has come, in ms. */
  readonly ms: number
  readonly queries: number
  /** Of the HTML, uncompressed. */
  readonly bytes: number
}

async function ask(url: string): Promise<PageCost> {
  const start = performance.now()
  const answer = await fetch(url)
  const body = await answer.arrayBuffer()
  const ms = performance.now() - start
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return { ms, queries: Number(answer.headers.get('x-queries')), bytes: body.byteLength }
}

/** Asks pages in turns, so that what slows the machine slows all of them alike. */
export async function measurePages(urls: readonly string[], rounds: number): Promise<PageCost[]> {
  for (const url of [...urls, ...urls, ...urls]) await ask(url)
  const times = urls.map((): number[] => [])
  const last: PageCost[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const [at, url] of urls.entries()) {
      const cost = await ask(url)
      times[at]?.push(cost.ms)
      last[at] = cost
    }
  return last.map((cost, at) => ({ ...cost, ms: median(times[at] ?? []) }))
}
