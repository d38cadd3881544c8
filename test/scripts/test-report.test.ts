import { describe, expect, it } from 'vitest'
import {
  checkCount,
  countPlaywright,
  countVitest,
  suiteLine,
  withExit,
} from '../../scripts/test/test-report.ts'

describe('countVitest', () => {
  it('counts tests that neither passed nor failed as skipped', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numTotalTests: 8 }
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })
})

describe('countPlaywright', () => {
  it('counts tests that needed a second try and errors outside the tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
    expect(countPlaywright({ stats, errors: ['global setup'] })).toEqual({
      passed: 5,
      failed: 4,
      skipped: 3,
    })
  })
})

describe('withExit', () => {
  it('adds a failure when a tool exits with an error without reporting one', () => {
    expect(withExit({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
    expect(withExit({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
    expect(withExit({ passed: 3, failed: 0, skipped: 0 }, true).failed).toBe(0)
  })
})

describe('the report lines', () => {
  it('list skipped tests', () => {
    const line = suiteLine('browser', { passed: 1, failed: 0, skipped: 2 }, 1500)
    expect(line).toBe('✓ browser         1 passed, 0 failed, 2 skipped (1.5 s)')
    expect(suiteLine('lint', checkCount(false), 100)).toContain('✗ lint')
  })
})
