import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { findBrowser } from '../browser/find-browser.ts'
import { calibrate, LIGHTHOUSE, type Calibration } from './calibrate.ts'
import { blocking, tasksAfterPaint, type Task, type TraceEvent } from './main-thread.ts'
import type { Target } from './targets.ts'
import { median } from './median.ts'

/** The values read from a report: times in milliseconds, category scores from 0 to 100. */
const FIGURES = [
  { name: 'lcp', audit: 'largest-contentful-paint', side: 'at most', bar: 1400 },
  { name: 'cls', audit: 'cumulative-layout-shift', side: 'at most', bar: 0.01 },
  { name: 'tbt', audit: 'total-blocking-time', side: 'at most', bar: 100 },
  { name: 'accessibility', audit: null, side: 'at least', bar: 100 },
  { name: 'seo', audit: null, side: 'at least', bar: 100 },
] as const

const RUNS = 5

/** How many of the longest tasks are printed. */
const LONGEST = 6

/** Times that the browser observed without any slow-down, in ms. */
interface Observed {
  readonly observedFirstContentfulPaint: number
  readonly observedLargestContentfulPaint: number
}

interface Report {
  readonly finalDisplayedUrl: string
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> & {
    readonly metrics: { readonly details: { readonly items: readonly [Observed] } }
  }
}

interface Run extends Calibration {
  readonly report: Report
  readonly tasks: readonly Task[]
}

async function visit(url: string): Promise<Run> {
  const calibration = await calibrate()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'))
  const options = [
    '--output=json',
    `--output-path=${join(folder.path, 'report.json')}`,
    '--save-assets',
    '--only-categories=performance,accessibility,seo',
    `--throttling.cpuSlowdownMultiplier=${calibration.slowdown}`,
    // The browser keeps showing the page before until a new one has something to show. The empty frames of the new one
    // are not drawn meanwhile, and after four of them Chromium lets it draw once a second (docs/performance.md).
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors --disable-features=PaintHolding',
    '--quiet',
  ]
  const cli = join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js')
  await execa(process.execPath, [cli, url, ...options], { env: { CHROME_PATH: findBrowser() } })
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder.path, name), 'utf8'))
  const report = (await read('report.json')) as Report
  const { traceEvents } = (await read('report-0.trace.json')) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  return { ...calibration, report, tasks: tasksAfterPaint(traceEvents, report.finalDisplayedUrl) }
}

/** A line with a median and all values. */
function print(what: string, values: readonly number[], digits = 0): void {
  const all = values.map((value) => value.toFixed(digits)).join(' ')
  console.log(`${what}: ${median(values).toFixed(digits)} (${all})`)
}

/** Prints the tasks that take longest on the phone, by name: the median of each run's longest of that name. */
function printTasks(runs: readonly Run[]): void {
  const names = new Set(runs.flatMap(({ tasks }) => tasks.map(({ name }) => name)))
  const longest = [...names].map((name) => {
    const inRuns = (field: 'ms' | 'processor') =>
      median(
        runs.map(({ tasks, slowdown }) =>
          Math.max(
            0,
            ...tasks.filter((task) => task.name === name).map((task) => task[field] * slowdown),
          ),
        ),
      )
    return { task: name, ms: inRuns('ms'), 'of the processor': inRuns('processor') }
  })
  const rows = longest.toSorted((one, other) => other.ms - one.ms).slice(0, LONGEST)
  console.log('longest tasks on the phone, in ms:')
  for (const { task, ms, 'of the processor': processor } of rows)
    console.log(`  ${task}: ${ms.toFixed(0)} (${processor.toFixed(0)} of the processor)`)
}

/**
 * Runs Lighthouse's mobile audit on a page five times and compares the medians with their targets. Before each run, the
 * machine's speed is measured, and its slow-down set so that the phone is the same on every machine. Prints observed
 * figures beside the simulated ones, and the longest tasks by name.
 * @param lcp Target of the largest contentful paint, in milliseconds, if it is not the usual one.
 */
export async function measureLighthouse(url: string, lcp?: number): Promise<Target[]> {
  const runs: Run[] = []
  while (runs.length < RUNS) runs.push(await visit(url))
  const audited = (audit: string) =>
    runs.map(({ report }) => report.audits[audit]?.numericValue ?? Number.NaN)
  const observed = (name: keyof Observed) =>
    runs.map(({ report }) => report.audits.metrics.details.items[0][name])
  print(
    'benchmark index of this machine',
    runs.map(({ index }) => index),
  )
  print(
    'slow-down to the phone',
    runs.map(({ slowdown }) => slowdown),
    2,
  )
  print('first contentful paint, observed', observed('observedFirstContentfulPaint'))
  print('largest contentful paint, observed', observed('observedLargestContentfulPaint'))
  print('largest contentful paint, simulated', audited('largest-contentful-paint'))
  print('blocking time, simulated', audited('total-blocking-time'))
  print(
    'blocking time by processor time',
    runs.map(({ tasks, slowdown }) =>
      tasks.reduce((sum, { processor }) => sum + blocking(processor, slowdown), 0),
    ),
  )
  printTasks(runs)
  return FIGURES.map(({ name, audit, side, bar: usual }) => {
    const bar = name === 'lcp' ? (lcp ?? usual) : usual
    const figure = median(
      audit === null
        ? runs.map(({ report }) => 100 * (report.categories[name]?.score ?? Number.NaN))
        : audited(audit),
    )
    return {
      text: `${name} ${Math.round(figure * 1000) / 1000} (${side} ${bar})`,
      isMet: side === 'at most' ? figure <= bar : figure >= bar,
    }
  })
}
