import { MODEL } from '../e2e/support/catalogue.ts'
import { type Step, configuratorPage } from '../e2e/support/configurator-page.ts'
import { test } from './fixtures.ts'

test('home', async ({ page, configurator, shoot, shootOpened }) => {
  await configurator.openHome()
  await shoot('home')
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await page.getByRole('checkbox').first().waitFor()
  await shoot('home-filter')
  await shootOpened(/^Saber mais sobre este preço/, 'price-explained')
})

/** The steps before the summary, their pictures' names, and a dialog of the step. */
const STEPS: readonly { step: Step; name: string; opener?: RegExp; dialog?: string }[] = [
  {
    step: 'motor',
    name: 'motors',
    opener: /Ver dados técnicos do motor/,
    dialog: 'technical-data',
  },
  { step: 'versao', name: 'version', opener: /Ver lista de equipamentos/, dialog: 'equipment' },
  { step: 'exterior', name: 'exterior' },
  { step: 'interior', name: 'interior' },
]

test('all steps', async ({ configurator, shoot, shootOpened }) => {
  await configurator.openHome()
  await configurator.chooseModel(MODEL)
  for (const { step, name, opener, dialog } of STEPS) {
    await configurator.expectStep(step)
    await configurator.expectSettled()
    await shoot(name)
    if (await configurator.sheetOpener.isVisible()) {
      await configurator.openOptions()
      await shoot(`${name}-options`)
    }
    if (opener !== undefined && dialog !== undefined) await shootOpened(opener, dialog)
    await configurator.closeOptions()
    await configurator.goToNextStep()
  }
  await configurator.expectStep('resumo')
  await shoot('summary')
  await shootOpened('Pedir Proposta', 'proposal')
})

test('menu', async ({ page, configurator, shoot }) => {
  await configurator.openStep('exterior')
  if (!(await page.locator('.nav-toggle').isVisible())) return
  await configurator.openMenu()
  await shoot('menu')
  await page.keyboard.press('Escape')
  await page.locator('.footer-more').click()
  await shoot('price-details')
})

test('fullscreen', async ({ configurator, shootOpened }) => {
  await configurator.openStep('interior')
  await shootOpened('Ver galeria', 'gallery')
  await shootOpened('Ver em ecrã inteiro', 'fullscreen-interior')
  await configurator.openStep('exterior')
  await shootOpened('Ver em ecrã inteiro', 'fullscreen-exterior')
})

test('comparison', async ({ page, configurator, shoot }) => {
  await configurator.openStep('motor')
  await configurator.openOptions()
  await page.getByRole('button', { name: 'Comparar motores' }).first().click()
  await page.getByRole('heading', { name: 'Comparar Motores' }).waitFor()
  await shoot('comparison')
})

test('theme', async ({ page, site, shoot }) => {
  const configurator = configuratorPage(page, new URL('/tema/', site.url).href)
  await configurator.openHome()
  await shoot('theme-home')
  await configurator.openStep('exterior')
  await shoot('theme-exterior')
})
