import { MODEL, WHOLE, CHOICES, CHOSEN, priceOf } from '../support/catalogue.ts'
import { configuratorPage, euros, type ConfiguratorPage } from '../support/configurator-page.ts'
import { collectLog, expectUsable } from '../support/failing-requests.ts'
import { expect, FAILED_CALLS, test, type Site } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'

/** Calls whose failure is only logged and does not stop the buyer (spec §8), with the logged text. */
const SILENT_CALLS = {
  config_simul: 'config failed',
  boModelsFields: 'intros failed',
  backOffice: 'backOffice failed',
  carPods: 'carPods failed',
  updateFinances: 'quote failed',
  saveCfgOptions: 'saveCfgOptions failed',
  // The browser requests the pictures and logs their failures itself.
  pictures: null,
} as const

type SilentCall = keyof typeof SILENT_CALLS

/** Without these calls the monthly payment is that of the version, and a note says so. */
const WITHOUT_QUOTE: ReadonlySet<SilentCall> = new Set(['config_simul', 'updateFinances'])

async function expectSummary(
  page: Page,
  configurator: ConfiguratorPage,
  hasQuote: boolean,
): Promise<void> {
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  const note = page
    .locator('[part=options]')
    .getByText('O financiamento é o da versão, sem a pintura nem o interior.')
  const ofVersion = `${euros(CHOSEN.version.rent, 2)}/mês`
  if (hasQuote) {
    await expect(configurator.figure('Mensalidade')).not.toHaveText(ofVersion)
    await expect(note).toBeHidden()
  } else {
    await expect(configurator.figure('Mensalidade')).toHaveText(ofVersion)
    await expect(note).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Alterar motor' })).toBeVisible()
}

/** Opens a share link while calls fail, continues from its summary, and expects the failures in the log. */
async function expectFlowWorks(
  page: Page,
  site: Site,
  calls: readonly SilentCall[],
): Promise<void> {
  const log = collectLog(page)
  const configurator = configuratorPage(page, site.url)
  await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await configurator.expectStep('resumo')
  await expectSummary(page, configurator, !calls.some((call) => WITHOUT_QUOTE.has(call)))
  await page.getByRole('button', { name: 'Alterar motor' }).click()
  await configurator.expectStep('motor')
  await configurator.openOptions()
  await expect(configurator.option(CHOICES.motor)).toBeChecked()
  await configurator.closeOptions()
  await configurator.goToNextStep()
  await configurator.expectStep('versao')
  await expectUsable(page)
  const logged = calls.flatMap((call) => SILENT_CALLS[call] ?? [])
  await expect
    .poll(() => logged.filter((text) => !log.some((line) => line.includes(text))), 'never logged')
    .toEqual([])
}

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

test(
  'the price bar that says why it has no quote covers no control of the stage',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    site.setFaults({ call: 'updateFinances', fault: 'fail' })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    await expect(configurator.footer.locator('.note')).toContainText('O financiamento')
    const views = (await page.locator('.stage-views').boundingBox())!
    expect(views.y + views.height).toBeLessThan((await configurator.footer.boundingBox())!.y)
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
