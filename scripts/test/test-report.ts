import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastLine, MissingTool } from '../wordpress/install/missing-tool.ts'

/** Test counts of one suite. A static check counts as one test. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

export function checkCount(isOk: boolean): Count {
  return isOk ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

export function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Adds a failure when the tool failed but its report contains none. */
export function withExit(count: Count, isOk: boolean): Count {
  return isOk || count.failed > 0 ? count : { ...count, failed: 1 }
}

/**
 * Counts the tests in a tool's JSON report. A run without a report counts as one failure.
 * @param run Runs the tool, which writes its report to `file`, and returns whether it succeeded.
 */
export async function countReport(
  run: (file: string) => Promise<boolean>,
  count: (report: never) => Count,
): Promise<Count> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'report-'))
  const file = join(folder.path, 'report.json')
  const isOk = await run(file)
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? checkCount(false) : withExit(count(JSON.parse(text) as never), isOk)
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numTotalTests: number
}

export function countVitest(report: VitestReport): Count {
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report
  return { passed, failed, skipped: total - passed - failed }
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}

/** A test that passes only on a second try counts as failed, as does an error outside the tests. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

function suiteLine(name: string, { passed, failed, skipped }: Count, ms: number): string {
  const parts = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(15)} ${parts.join(', ')} (${(ms / 1000).toFixed(1)} s)`
}

/**
 * Runs a suite and prints its summary line. A suite whose tool is missing is skipped, with one line
 * that says why. A suite that throws another error counts as one failure.
 */
export async function timedSuite(name: string, run: () => Promise<Count>): Promise<Count> {
  const start = performance.now()
  const count = await run().catch((error: unknown) => {
    if (!(error instanceof MissingTool)) {
      console.error(error)
      return checkCount(false)
    }
    console.log(`${name} was not run: ${lastLine(error)}`)
    return { ...NONE, skipped: 1 }
  })
  console.log(suiteLine(name, count, performance.now() - start))
  return count
}

/** Implements a command that runs one suite: prints its summary line and sets the exit code. */
export async function runAlone(name: string, run: () => Promise<Count>): Promise<void> {
  const { failed } = await timedSuite(name, run)
  if (failed > 0) process.exitCode = 1
}
