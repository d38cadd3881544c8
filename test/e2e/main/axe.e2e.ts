import { PRESELECTED, STALE_LINK } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { openRow, openShare } from '../support/summary-rows.ts'

test('home with its filter and its modal has no accessibility violations', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openHome()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Filtro' }).click()
  await page.getByRole('checkbox', { name: 'Citadino' }).check()
  await expect(
    page
      .locator('cfg-configurator .filter')
      .getByText(/^Nenhum .+ com os filtros escolhidos/)
      .first(),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: /^Saber mais sobre este preço/ })
    .first()
    .click()
  await expect(configurator.dialog).toBeVisible()
  await expectNoAxeViolations(page)
})

/** What the content site does, and what is on home or at a step then. */
const STATES = [
  ['home without models', 'lstModels', 'none', null, /^Sem resultados/],
  ['home whose models are loading', 'lstModels', 'hang', null, /^Escolha o seu/],
  ['home whose models have failed', 'lstModels', 'fail', null, /^Tentar novamente/],
  ['a step whose list has failed', 'lstEngines', 'fail', 'motor', /^Tentar novamente/],
  ['a step without colours', 'extColors', 'none', 'exterior', /^Lamentamos/],
] as const

for (const [name, call, fault, step, text] of STATES)
  test(
    `${name} has no accessibility violations`,
    { tag: '@desktop' },
    async ({ page, site, pageErrors }) => {
      pageErrors.allow(FAILED_CALLS)
      site.setFaults({ call, fault })
      const configurator = configuratorPage(page, site.url)
      if (step === null) await page.goto(site.url)
      else {
        await configurator.goToStep(step)
        await configurator.openOptions()
      }
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNoAxeViolations(page)
    },
  )

test('Motors with its filter, modals, alert and menu has no accessibility violations', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.goToStep('motor')
  await configurator.expectSettled()
  await expectNoAxeViolations(page)
  await configurator.openMenu()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ver em ecrã inteiro' }).click()
  await expect(configurator.dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await configurator.openOptions()
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await page.getByRole('checkbox', { name: 'Manual' }).check()
  await expect(page.getByText(/^Nenhum .+ com os filtros escolhidos/).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: /^Ver dados técnicos/ })
    .first()
    .click()
  await expect(configurator.dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await configurator.option(PRESELECTED.engine.engine).uncheck()
  await configurator.goToNextStep()
  await expect(configurator.alert).toBeVisible()
  await expectNoAxeViolations(page)
})

test('Version and its modal have no accessibility violations', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('versao')
  await expectNoAxeViolations(page)
  await configurator.openOptions()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: /^Ver lista de equipamentos/ })
    .first()
    .click()
  await expect(configurator.dialog.getByRole('heading', { name: 'Segurança' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the colour steps have no accessibility violations', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('exterior')
  await expectNoAxeViolations(page)
  await configurator.openOptions()
  await expectNoAxeViolations(page)
  await configurator.goToNextStep()
  await configurator.expectStep('interior')
  await configurator.expectSettled()
  await configurator.openOptions()
  await expectNoAxeViolations(page)
})

test('the summary and its modals have no accessibility violations', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
  await expectNoAxeViolations(page)
  for (const title of [
    'Equipamento',
    'Consumo',
    'Financiamento',
    'tudo somado',
    'Entrega',
    'Garantia',
    'Menções legais',
  ])
    await openRow(page, title)
  await openShare(page)
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByRole('status').filter({ hasText: /copia/i })).toBeVisible()
  // What scrolls away under the fixed header would count as a target too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
  for (const name of ['Comparar modalidades', 'Ver as contas']) {
    await page.getByRole('button', { name }).click()
    await expect(configurator.dialog.getByRole('heading').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(configurator.dialog).toHaveCount(0)
  }
  await configurator.proposal.click()
  await configurator.dialog.getByRole('combobox', { name: 'Localidade' }).selectOption('Lisboa')
  await expect(configurator.dialog.getByRole('link').first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test(
  'a restored configuration that lost a colour has no accessibility violations',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${STALE_LINK}`)
    await configurator.expectStep('exterior')
    await expect(page.getByText(/a gama mudou/i)).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

test('the comparison has no accessibility violations', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('motor')
  await configurator.openOptions()
  await page.getByRole('button', { name: 'Comparar motores' }).click()
  await expect(page.getByRole('heading', { name: 'Comparar Motores' })).toBeVisible()
  await expectNoAxeViolations(page)
})
