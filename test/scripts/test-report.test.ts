import { describe, expect, it } from 'vitest'
import {
  checkCount,
  closingLine,
  countPlaywright,
  countVitest,
  suiteLine,
  withExit,
} from '../../scripts/test-report.ts'

const result = (name: string, status: string, ...statuses: string[]) => ({
  name,
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
})

describe('countVitest', () => {
  it('counts every test of the wanted files', () => {
    const report = {
      testResults: [
        result('/a.test.ts', 'failed', 'passed', 'failed', 'skipped'),
        result('/b.test.ts', 'passed', 'passed'),
        result('/other.test.ts', 'passed', 'passed'),
      ],
    }
    expect(countVitest(report, (file) => file !== '/other.test.ts')).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    })
  })

  it('counts a file that cannot load as one failure', () => {
    const report = { testResults: [result('/a.test.ts', 'failed')] }
    expect(countVitest(report, () => true).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  it('counts a second try that passed as passed, and stray errors as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
    expect(countPlaywright({ stats, errors: ['global setup'] })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
    })
  })
})

describe('withExit', () => {
  it('adds a failure where a tool ended badly without naming one', () => {
    expect(withExit({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
    expect(withExit({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
    expect(withExit({ passed: 3, failed: 0, skipped: 0 }, true).failed).toBe(0)
  })
})

describe('the lines', () => {
  it('closes with the totals', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed')
  })

  it('names skipped tests', () => {
    const line = suiteLine('browser', { passed: 1, failed: 0, skipped: 2 }, 1500)
    expect(line).toBe('✓ browser       1 passed, 0 failed, 2 skipped (1.5 s)')
    expect(suiteLine('lint', checkCount(false), 100)).toContain('✗ lint')
  })
})
