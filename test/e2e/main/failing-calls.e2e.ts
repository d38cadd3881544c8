import { MODEL, WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog, expectUsable } from '../support/failing-requests.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { expectFlowWorks } from '../support/silent-failures.ts'

// Each call fails with status 500. The other kinds of failure are those of src/core/content-site, and the lists of the
// steps and of the forms fail in the tests of the widget.

test(
  'failed models are shown and logged, and the retry button loads them',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const log = collectLog(page)
    site.setFaults({ call: 'lstModels', fault: 'fail' })
    await page.goto(site.url)
    await expect(page.getByText('Não foi possível carregar os modelos.')).toBeVisible()
    expect(log.join()).toContain('models failed')
    await expectUsable(page)
    site.clearFaults()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await configuratorPage(page, site.url).chooseModel(MODEL)
  },
)

test(
  'a dialog whose list failed says so, and the retry button loads it',
  { tag: '@phone' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    site.setFaults({ call: 'equipmentLst', fault: 'fail' })
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(WHOLE)
    await page.goto(configurator.address('versao', MODEL))
    await configurator.expectStep('versao')
    await configurator.openOptions()
    await page
      .getByRole('button', { name: /^Ver lista de equipamentos/ })
      .first()
      .click()
    const { dialog } = configurator
    await expect(dialog.getByText('Não foi possível carregar o equipamento.')).toBeVisible()
    site.clearFaults()
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(dialog.getByRole('heading', { name: 'Conforto' })).toBeVisible()
  },
)

// Without the quote, the summary shows other figures; without its settings, no quote is requested.
for (const calls of [
  ['boModelsFields', 'backOffice', 'carPods', 'saveCfgOptions', 'pictures'],
  ['config_simul'],
  ['updateFinances'],
] as const)
  test(
    `failed calls are only logged, and the buyer can go on: ${calls.join(', ')}`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      site.setFaults(...calls.map((call) => ({ call, fault: 'fail' as const })))
      await expectFlowWorks(page, site, calls)
    },
  )
