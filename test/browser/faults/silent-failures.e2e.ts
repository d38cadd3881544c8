import { MODEL, CHOICES, CHOSEN, priceOf, WHOLE } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { beImpatient, expectWayOn, FAILURES, keepLog, onceFor } from '../support/trouble.ts'
import { euros, walkOn, type Walk } from '../support/walk.ts'

/** Calls whose failure is only logged: the buyer walks the whole way all the same (spec §8). */
const SILENT_CALLS = {
  config_simul: { logged: 'config failed', faults: FAILURES },
  boModelsFields: { logged: 'intros failed', faults: FAILURES },
  backOffice: { logged: 'backOffice failed', faults: FAILURES },
  carPods: { logged: 'carPods failed', faults: FAILURES },
  updateFinances: { logged: 'updateFinances failed', faults: FAILURES },
  // The answer is unused: only no answer, or an error, is a failure.
  saveCfgOptions: { logged: 'saveCfgOptions failed', faults: ['fail', 'hang', 'drop'] },
  // The browser asks for pictures, and says itself where one is missing.
  pictures: { logged: null, faults: FAILURES },
} as const

/** With surcharges that nobody could price, the version's own instalment stands, and is said to. */
const WITHOUT_QUOTE = new Set(['config_simul', 'updateFinances'])

async function expectSummary(page: Page, walk: Walk, hasQuote: boolean): Promise<void> {
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  // The live region says it too.
  const note = walk.footer
    .getByText('Mensalidade e TAEG da versão, sem o valor das cores.')
    .and(page.locator('.note'))
  if (hasQuote) {
    await expect(walk.figure('Mensalidade')).not.toHaveText(`${euros(CHOSEN.version.rent, 2)}/mês`)
    await expect(note).toBeHidden()
  } else {
    await expect(walk.figure('Mensalidade')).toHaveText(`${euros(CHOSEN.version.rent, 2)}/mês`)
    await expect(note).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Alterar motor' })).toBeVisible()
}

for (const [call, { logged, faults }] of Object.entries(SILENT_CALLS))
  for (const fault of faults)
    test(
      `${call}: ${fault}, and the way goes on all the same`,
      {
        tag: onceFor(fault),
      },
      async ({ page, site, pageErrors }) => {
        pageErrors.allow(FAILED_CALLS)
        const log = keepLog(page)
        await beImpatient(page)
        // Browsers keep six connections to a host: with all of them hanging nothing at all would come.
        site.setFaults({ call, fault, ...(call === 'pictures' && { times: 4 }) })
        const walk = walkOn(page, site.url)
        await page.goto(`${site.url}?${WHOLE}`, { waitUntil: 'domcontentloaded' })
        await walk.expectStep('resumo')
        await expectSummary(page, walk, !WITHOUT_QUOTE.has(call))
        await page.getByRole('button', { name: 'Alterar motor' }).click()
        await walk.expectStep('motor')
        await walk.openOptions()
        await expect(walk.option(CHOICES.motor)).toBeChecked()
        await walk.closeOptions()
        await walk.goOn()
        await walk.expectStep('versao')
        await expectWayOn(page)
        if (logged !== null)
          await expect.poll(() => log.some((line) => line.includes(logged))).toBe(true)
      },
    )

test('shows that a picture is not there', async ({ page, site, pageErrors }) => {
  pageErrors.allow(FAILED_CALLS)
  site.setFaults({ call: 'pictures', fault: '404' })
  await walkOn(page, site.url).goTo('motor')
  await expect(page.getByRole('img', { name: `Imagem de ${MODEL} não disponível` })).toBeVisible()
})
