import { FAILED_CALLS, test } from '../support/fixtures.ts'
import { expectFlowWorks, SILENT_CALLS, type SilentCall } from '../support/silent-failures.ts'
import { failAndRetry, VISIBLE_CALLS } from '../support/visible-failures.ts'

// Each call fails with status 500. The other kinds of failure are those of src/core/content-site.

for (const visible of VISIBLE_CALLS)
  test(
    `a failed ${visible.call} is shown, and the retry button loads it`,
    { tag: '@phone' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      await failAndRetry(page, site, visible)
    },
  )

for (const call of Object.keys(SILENT_CALLS) as SilentCall[])
  test(
    `a failed ${call} is only logged, and the buyer can go on`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      site.setFaults({ call, fault: 'fail' })
      await expectFlowWorks(page, site, call)
    },
  )
