/** Test counts of one suite. A static check counts as one test. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

/** Converts a pass/fail check to test counts. */
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

/** The fields read from Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numTotalTests: number
}

export function countVitest({
  numPassedTests: passed,
  numFailedTests: failed,
  numTotalTests: total,
}: VitestReport): Count {
  return { passed, failed, skipped: total - passed - failed }
}

/** The fields read from Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
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

/** Formats the summary line of a suite. */
export function suiteLine(name: string, { passed, failed, skipped }: Count, ms: number): string {
  const parts = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(15)} ${parts.join(', ')} (${(ms / 1000).toFixed(1)} s)`
}

/** Runs a suite and prints its summary line. */
export async function timedSuite(name: string, run: () => Promise<Count>): Promise<Count> {
  const start = performance.now()
  const count = await run()
  console.log(suiteLine(name, count, performance.now() - start))
  return count
}

/** Formats the summary line of the whole run. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}
