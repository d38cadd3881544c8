import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from './find-browser.ts'
import { median } from './median.ts'
import { ensureNestedPackage } from './nested-package.ts'

/** What Lighthouse says of a page on a phone, over a simulated slow network. */
export interface LighthouseFigures {
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Of 100. */
  readonly accessibility: number
  readonly seo: number
}

/** Figures with the bar each is held against. */
const BARS: readonly (readonly [keyof LighthouseFigures, 'at most' | 'at least', number])[] = [
  ['lcp', 'at most', 1700],
  ['cls', 'at most', 0.01],
  ['tbt', 'at most', 100],
  ['accessibility', 'at least', 100],
  ['seo', 'at least', 100],
]

const RUNS = 5

const FOLDER = join(import.meta.dirname, 'lighthouse')

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >
}

const run = promisify(execFile)

async function visit(url: string, file: string): Promise<LighthouseFigures> {
  await run(
    process.execPath,
    [
      join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,seo',
      '--chrome-flags=--headless=new --no-sandbox',
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report
  const score = (name: string): number => 100 * (categories[name]?.score ?? Number.NaN)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    seo: score('seo'),
  }
}

/** Medians of five visits to a page as Lighthouse's phone makes them. Throws where it cannot run. */
export async function measureLighthouse(url: string): Promise<LighthouseFigures> {
  await ensureNestedPackage(FOLDER, 'Installing Lighthouse (once, about 190 MB)…')
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    const visits: LighthouseFigures[] = []
    for (let visited = 0; visited < RUNS; visited += 1)
      visits.push(await visit(url, join(folder, `${visited}.json`)))
    const middle = (figure: keyof LighthouseFigures): number =>
      median(visits.map((figures) => figures[figure]))
    return {
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      accessibility: middle('accessibility'),
      seo: middle('seo'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints the figures against their bars; whether all hold. */
export function printLighthouse(figures: LighthouseFigures): boolean {
  const rows = BARS.map(([name, side, bar]) => {
    const figure = figures[name]
    const isHeld = side === 'at most' ? figure <= bar : figure >= bar
    console.log(
      `${isHeld ? 'ok      ' : 'TOO BAD '} ${name} ${Math.round(figure * 1000) / 1000} (${side} ${bar})`,
    )
    return isHeld
  })
  return rows.every(Boolean)
}
