import { MODEL } from '../browser/support/catalogue.ts'
import type { Step } from '../browser/support/walk.ts'
import { walkOn } from '../browser/support/walk.ts'
import { test } from './fixtures.ts'

test('home', async ({ page, walk, shoot, shootOpened }) => {
  await walk.openHome()
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

test('walk', async ({ walk, shoot, shootOpened }) => {
  await walk.openHome()
  await walk.pick(MODEL)
  for (const { step, name, opener, dialog } of STEPS) {
    await walk.expectStep(step)
    await walk.expectSettled()
    await shoot(name)
    if (await walk.sheetOpener.isVisible()) {
      await walk.openOptions()
      await shoot(`${name}-options`)
    }
    if (opener !== undefined && dialog !== undefined) await shootOpened(opener, dialog)
    await walk.closeOptions()
    await walk.goOn()
  }
  await walk.expectStep('resumo')
  await shoot('summary')
  await shootOpened('Pedir Proposta', 'proposal')
})

test('menu', async ({ page, walk, shoot }) => {
  await walk.open('exterior')
  if (!(await page.locator('.nav-toggle').isVisible())) return
  await walk.openMenu()
  await shoot('menu')
  await page.keyboard.press('Escape')
  await page.locator('.footer-more').click()
  await shoot('price-details')
})

test('fullscreen', async ({ walk, shootOpened }) => {
  await walk.open('interior')
  await shootOpened('Ver galeria', 'gallery')
  await shootOpened('Ver em ecrã inteiro', 'fullscreen-interior')
  await walk.open('exterior')
  await shootOpened('Ver em ecrã inteiro', 'fullscreen-exterior')
})

test('comparison', async ({ page, walk, shoot }) => {
  await walk.open('motor')
  await walk.openOptions()
  await page.getByRole('button', { name: 'Comparar motores' }).first().click()
  await page.getByRole('heading', { name: 'Comparar Motores' }).waitFor()
  await shoot('comparison')
})

test('theme', async ({ page, site, shoot }) => {
  const walk = walkOn(page, new URL('/tema/', site.url).href)
  await walk.openHome()
  await shoot('theme-home')
  await walk.open('exterior')
  await shoot('theme-exterior')
})
