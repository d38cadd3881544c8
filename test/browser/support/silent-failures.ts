import type { Page } from '@playwright/test'
import { CHOICES, CHOSEN, priceOf, WHOLE } from './catalogue.ts'
import { expect, type Site } from './fixtures.ts'
import { expectWayOn, keepLog } from './trouble.ts'
import { euros, walkOn, type Walk } from './walk.ts'

/** Calls whose failure is only logged: the buyer goes on all the same (spec §8). With what is logged. */
export const SILENT_CALLS = {
  config_simul: 'config failed',
  boModelsFields: 'intros failed',
  backOffice: 'backOffice failed',
  carPods: 'carPods failed',
  updateFinances: 'updateFinances failed',
  saveCfgOptions: 'saveCfgOptions failed',
  // The browser requests the pictures and logs their failures itself.
  pictures: null,
} as const

export type SilentCall = keyof typeof SILENT_CALLS

/** Without these calls the monthly payment is that of the version, and a note says so. */
const WITHOUT_QUOTE: ReadonlySet<SilentCall> = new Set(['config_simul', 'updateFinances'])

async function expectSummary(page: Page, walk: Walk, hasQuote: boolean): Promise<void> {
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  // The live region says it too.
  const note = walk.footer
    .getByText('Mensalidade e TAEG da versão, sem o valor das cores.')
    .and(page.locator('.note'))
  const ofVersion = `${euros(CHOSEN.version.rent, 2)}/mês`
  if (hasQuote) {
    await expect(walk.figure('Mensalidade')).not.toHaveText(ofVersion)
    await expect(note).toBeHidden()
  } else {
    await expect(walk.figure('Mensalidade')).toHaveText(ofVersion)
    await expect(note).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Alterar motor' })).toBeVisible()
}

/** Opens a share link while calls fail, goes on from its summary, and expects each failure in the log. */
export async function goOnDespite(
  page: Page,
  site: Site,
  calls: readonly SilentCall[],
): Promise<void> {
  const log = keepLog(page)
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
  await walk.expectStep('resumo')
  await expectSummary(page, walk, !calls.some((call) => WITHOUT_QUOTE.has(call)))
  await page.getByRole('button', { name: 'Alterar motor' }).click()
  await walk.expectStep('motor')
  await walk.openOptions()
  await expect(walk.option(CHOICES.motor)).toBeChecked()
  await walk.closeOptions()
  await walk.goOn()
  await walk.expectStep('versao')
  await expectWayOn(page)
  for (const call of calls) {
    const logged = SILENT_CALLS[call]
    if (logged !== null)
      await expect.poll(() => log.some((line) => line.includes(logged)), logged).toBe(true)
  }
}
