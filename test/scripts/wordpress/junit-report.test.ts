import { describe, expect, it } from 'vitest'
import { countJunit } from '../../../scripts/wordpress/php/junit-report.ts'

const report = (attributes: string): string =>
  `<?xml version="1.0"?><testsuites><testsuite name="plugin" ${attributes}></testsuite></testsuites>`

describe('the JUnit report of PHPUnit', () => {
  it.each([
    ['tests="4" assertions="9" errors="0" failures="0" skipped="0"', true, 4, 0, 0],
    ['tests="9" assertions="9" errors="1" failures="2" skipped="3"', false, 3, 3, 3],
    ['tests="4" assertions="9" errors="0" failures="0" skipped="0"', false, 4, 1, 0],
    ['tests="0" assertions="0" errors="0" failures="0" skipped="0"', true, 0, 1, 0],
    ['tests="2" assertions="0" errors="0" failures="0" skipped="2"', true, 0, 1, 2],
  ])('is counted for %s with success %s', (attributes, isOk, passed, failed, skipped) => {
    expect(countJunit(report(attributes), isOk)).toEqual({ passed, failed, skipped })
  })

  it('counts as a failure when it is missing', () => {
    expect(countJunit('', false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
