import { MODEL } from '../support/catalogue.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { expectFlowWorks, type SilentCall } from '../support/silent-failures.ts'
import { shortenRequestTimeout, FAILURES } from '../support/failing-requests.ts'
import { failAndRetry, VISIBLE_CALLS } from '../support/visible-failures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// How a call fails makes no difference to the layout: these tests run on the desktop only.

/** A list of the site, one of a model, and one that is loaded when its dialog opens. */
const LISTS = new Set(['lstModels', 'extColors', 'equipmentLst'])

for (const visible of VISIBLE_CALLS.filter(({ call }) => LISTS.has(call)))
  test(
    `${visible.call} is shown as failed whatever the kind of failure, and the retry button loads it`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      await failAndRetry(page, site, visible, FAILURES)
    },
  )

const SILENT: readonly SilentCall[] = ['config_simul', 'boModelsFields', 'backOffice', 'carPods']

for (const fault of FAILURES)
  test(
    `the buyer can go on when every call that only logs its failure fails: ${fault}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      // The response of saveCfgOptions is unused, so only an error or no response is a failure.
      const isFailedSave = fault === 'fail' || fault === 'hang' || fault === 'drop'
      const calls = isFailedSave ? [...SILENT, 'saveCfgOptions' as const] : SILENT
      if (fault === 'hang') await shortenRequestTimeout(page)
      site.setFaults(...calls.map((call) => ({ call, fault })))
      await expectFlowWorks(page, site, calls)
    },
  )

// Without config_simul the widget does not call updateFinances.
for (const fault of ['hang', 'html'] as const)
  test(
    `the buyer can go on when updateFinances fails: ${fault}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      if (fault === 'hang') await shortenRequestTimeout(page)
      site.setFaults({ call: 'updateFinances', fault })
      await expectFlowWorks(page, site, ['updateFinances'])
    },
  )

for (const fault of ['hang', 'html'] as const)
  test(
    `the buyer can go on when pictures fail: ${fault}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      // Browsers keep six connections to a host: with all of them hanging nothing would load.
      site.setFaults({ call: 'pictures', fault, times: 4 })
      await expectFlowWorks(page, site, ['pictures'])
    },
  )

test(
  'a missing picture of the car is replaced by a text',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    site.setFaults({ call: 'pictures', fault: '404' })
    await configuratorPage(page, site.url).openStep('motor')
    await expect(page.getByRole('img', { name: `Imagem de ${MODEL} não disponível` })).toBeVisible()
  },
)
