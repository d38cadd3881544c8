import type { Page } from '@playwright/test'
import { CHOICES, CHOSEN, priceOf, WHOLE } from './catalogue.ts'
import { expect, type Site } from './fixtures.ts'
import { expectUsable, collectLog } from './failing-requests.ts'
import { euros, configuratorPage, type ConfiguratorPage } from './configurator-page.ts'

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
    .getByText('Mensalidade, TAEG e montante financiado da versão, sem o valor das cores.')
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
export async function expectFlowWorks(
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
