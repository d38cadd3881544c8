import { PRESELECTED, STALE_LINK } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { saveBuilds, SCREENS, visit } from '../support/screens.ts'
import { openRow, openShare } from '../support/summary-rows.ts'

test('no screen has accessibility violations, with its options open too', async ({
  page,
  site,
}) => {
  test.slow()
  const codes = await saveBuilds(site)
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
  for (const screen of SCREENS)
    await test.step(screen.name, async () => {
      await visit(page, site, screen, codes)
      await expectNoAxeViolations(page)
      if (screen.opens || !(await configurator.sheetOpener.isVisible())) return
      await configurator.openOptions()
      await expectNoAxeViolations(page)
      await configurator.closeOptions()
    })
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

test('filters, menu, dialogs of a card and alert have no accessibility violations', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  const openFirst = async (name: RegExp, content: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(configurator.dialog.getByRole('heading', { name: content }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
  }
  const filterBy = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Filtro/ }).click()
    await page.getByRole('checkbox', { name }).check()
    const reason = page.locator('.filter').getByText(/^Nenhum .+ com os filtros escolhidos/)
    await expect(reason.first()).toBeVisible()
  }
  await configurator.openHome()
  await filterBy('Citadino')
  await expectNoAxeViolations(page)
  await openFirst(/^Saber mais sobre este preço/, /./)

  await configurator.goToStep('motor')
  await configurator.expectSettled()
  await configurator.openMenu()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await configurator.openOptions()
  await filterBy('Manual')
  await openFirst(/^Ver dados técnicos/, 'Performance ambiental')
  await configurator.option(PRESELECTED.engine.engine).uncheck()
  await configurator.goToNextStep()
  await expect(configurator.alert).toBeVisible()
  await expectNoAxeViolations(page)

  await configurator.openStep('versao')
  await configurator.openOptions()
  await openFirst(/^Ver lista de equipamentos/, 'Segurança')
})

test('the open rows of the summary have no accessibility violations', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
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
