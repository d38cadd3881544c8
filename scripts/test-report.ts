/** Tests of one suite. A static check counts as one. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

/** One check that either holds or not. */
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

/** A tool that ended badly has at least one failure, even where its report names none. */
export function withExit(count: Count, isOk: boolean): Count {
  return isOk || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Vitest's JSON report, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Counts the tests of the files that `isWanted` names; a file that cannot load is one failure. */
export function countVitest(report: VitestReport, isWanted: (file: string) => boolean): Count {
  return report.testResults
    .filter(({ name }) => isWanted(name.replaceAll('\\', '/')))
    .map(({ status, assertionResults }) => {
      const having = (wanted: string): number =>
        assertionResults.filter((result) => result.status === wanted).length
      const passed = having('passed')
      const failed = having('failed')
      const skipped = assertionResults.length - passed - failed
      return withExit({ passed, failed, skipped }, status === 'passed')
    })
    .reduce(add, NONE)
}

/** Playwright's JSON report, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** A journey that passed at its second try has passed, and is named in the list; an error outside every journey is one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** One suite's line. */
export function suiteLine(name: string, { passed, failed, skipped }: Count, ms: number): string {
  const parts = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(13)} ${parts.join(', ')} (${(ms / 1000).toFixed(1)} s)`
}

/** The last line of a run. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}
