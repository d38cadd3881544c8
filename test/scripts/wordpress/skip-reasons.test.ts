import { describe, expect, it } from 'vitest'
import { skipReasons } from '../../../scripts/wordpress/php/junit-report.ts'

const output = `PHPUnit 10.5.66 by Sebastian Bergmann and contributors.

There was 1 failure:

1) Plugin\\Tests\\Range_Test::test_of_the_range
Failed asserting that true is false.

/checks/tests/Range_Test.php:76

--

There were 3 skipped tests:

1) Plugin\\Tests\\Mail_Test::test_of_mail with data set "a name"
There are no programs.

2) Plugin\\Tests\\Page_Test::test_of_a_page
There is no network.

3) Plugin\\Tests\\Page_Test::test_of_another
There are no programs.

FAILURES!
Tests: 9, Assertions: 12, Failures: 1, Skipped: 3.
`

describe('skipReasons', () => {
  it('counts each reason, and takes no failure for one', () => {
    expect([...skipReasons(output)]).toEqual([
      ['There are no programs.', 2],
      ['There is no network.', 1],
    ])
  })

  it('knows a single one', () => {
    const single = 'There was 1 skipped test:\n\n1) A_Test::test_a\nNot here.\n\nOK, but…'
    expect([...skipReasons(single)]).toEqual([['Not here.', 1]])
  })

  it('finds none where nothing was skipped', () => {
    expect(skipReasons('OK (660 tests, 8870 assertions)').size).toBe(0)
  })
})
