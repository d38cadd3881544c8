import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { findBrowser } from '../browser/find-browser.ts'
import { ensureNestedPackage } from '../build/nested-package.ts'
import type { Target } from './targets.ts'
import { median } from './median.ts'

/** The values read from a report: times in milliseconds, category scores from 0 to 100. */
const FIGURES = [
  { name: 'lcp', audit: 'largest-contentful-paint', side: 'at most', bar: 1400 },
  { name: 'cls', audit: 'cumulative-layout-shift', side: 'at most', bar: 0.01 },
  { name: 'tbt', audit: 'total-blocking-time', side: 'at most', bar: 50 },
  { name: 'accessibility', audit: null, side: 'at least', bar: 100 },
  { name: 'seo', audit: null, side: 'at least', bar: 100 },
] as const

const RUNS = 5

const FOLDER = join(import.meta.dirname, 'lighthouse')

interface Report {
  /** Lighthouse's measure of the processor's speed. The blocking time depends on it. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function visit(url: string): Promise<Report> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'))
  const file = join(folder.path, 'report.json')
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,seo',
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    '--quiet',
  ]
  const cli = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
  await execa(process.execPath, [cli, url, ...options], { env: { CHROME_PATH: findBrowser() } })
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/**
 * Runs Lighthouse's mobile audit on a page five times, prints the machine's speed and compares the medians with their
 * targets.
 * @param lcp Target of the largest contentful paint, in milliseconds, if it is not the usual one.
 */
export async function measureLighthouse(url: string, lcp?: number): Promise<Target[]> {
  await ensureNestedPackage(FOLDER, 'Installing Lighthouse (once, about 190 MB)…')
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await visit(url))
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex))
  console.log(`benchmark index of this machine: ${Math.round(speed)}`)
  return FIGURES.map(({ name, audit, side, bar: usual }) => {
    const bar = name === 'lcp' ? (lcp ?? usual) : usual
    const figure = median(
      reports.map(({ audits, categories }) =>
        audit === null
          ? 100 * (categories[name]?.score ?? Number.NaN)
          : (audits[audit]?.numericValue ?? Number.NaN),
      ),
    )
    return {
      text: `${name} ${Math.round(figure * 1000) / 1000} (${side} ${bar})`,
      isMet: side === 'at most' ? figure <= bar : figure >= bar,
    }
  })
}
