import type { Locator, Page } from '@playwright/test'
import { CHOICES, CHOSEN, MODEL, priceOf } from './catalogue.ts'
import { configuratorPage, euros } from './configurator-page.ts'
import { expect, type Site } from './fixtures.ts'
import { panoramaViewOf } from './panorama-view.ts'
import { openShare } from './summary-rows.ts'

/**
 * From the model list to the form that asks for a proposal, with every part on the way that has a chunk of its own.
 * @param onFailure Called when a part says that it failed, before its retry button is pressed.
 */
export async function doMainJob(
  page: Page,
  site: Site,
  onFailure: (retry: Locator) => Promise<void>,
): Promise<void> {
  const configurator = configuratorPage(page, site.url)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  const dialog = page.getByRole('dialog')
  /** Waits for a part, and presses its retry button if it has failed. */
  const reach = async (part: Locator): Promise<void> => {
    await expect(part.or(retry).first()).toBeVisible()
    if (await part.isVisible()) return
    await onFailure(retry)
    await retry.click()
    await expect(part).toBeVisible()
  }
  const lookInto = async (button: Locator, part: Locator): Promise<void> => {
    await button.click()
    await reach(part)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const choose = async (step: keyof typeof CHOICES): Promise<void> => {
    await reach(configurator.stepHeading(step))
    await configurator.expectStep(step)
    await configurator.chooseOption(CHOICES[step])
  }

  await configurator.openHome('#perguntas-frequentes')
  await page.getByRole('button', { name: 'Filtro' }).click()
  await reach(page.getByRole('group', { name: 'Mensalidade' }).first())
  const guide = page.getByRole('button', { name: 'Ajude-me a escolher' })
  // An optional part, which leaves its place empty.
  const hasGuide = await guide.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
  if (hasGuide) await lookInto(guide, dialog.getByText(/^\d modelos possíveis/).first())

  await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
  await choose('motor')
  await configurator.goToNextStep()
  await choose('versao')
  const list = page.getByRole('button', { name: /^Ver lista de equipamentos/ }).first()
  await lookInto(list, dialog.getByRole('heading', { name: 'Conforto' }))
  await configurator.goToNextStep()
  await choose('exterior')
  await configurator.goToNextStep()
  await choose('interior')
  await panoramaViewOf(page, page.locator('[part=stage]')).open()
  await configurator.goToNextStep()
  await reach(configurator.proposal)
  await configurator.expectStep('resumo')
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  await openShare(page)
  const phone = page.getByRole('button', { name: 'Continuar no telemóvel' })
  // Not on a phone itself.
  if (await phone.isVisible())
    await lookInto(phone, dialog.getByRole('img', { name: /^Código QR/ }))
  await configurator.proposal.click()
  await reach(page.getByRole('dialog', { name: 'Quero ser Contactado' }))
}
