import { describe, expect, it } from 'vitest'
import { lastLine } from '../../../scripts/wordpress/install/missing-tool.ts'

describe('lastLine', () => {
  it.each([
    [new Error('apt-get failed\nE: there is no network  \n\n'), 'E: there is no network'],
    ['one line', 'one line'],
    [
      'npm error code ENOTFOUND\nnpm error A complete log of this run can be found in: /x.log',
      'npm error code ENOTFOUND',
    ],
    [new Error(''), 'unknown'],
  ])('finds the last line of %s', (error, line) => {
    expect(lastLine(error)).toBe(line)
  })
})
