import { MODEL, CHOICES, CHOSEN, WHOLE } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'the price bar is hidden while the summary itself shows the figures or the button',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('resumo')
    await expect(configurator.footer).toBeHidden()
    await page.getByRole('heading', { name: 'A sua configuração' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 700)
    await expect(configurator.proposal).not.toBeInViewport()
    await expect(configurator.footer).toBeVisible()
    await page.getByRole('region', { name: 'Simulação Financeira:' }).scrollIntoViewIfNeeded()
    await expect(configurator.footer).toBeHidden()
  },
)

test(
  'the summary fits two pages, with equipment, colour codes and date but nothing else of the site',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const equipment = page.waitForResponse(/equipmentLst/)
    await configurator.openStep('resumo')
    await equipment
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Equipamento de série' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Sensor de chuva' })).toBeVisible()
    const printed = page.locator('.printed .rows')
    await expect(printed).toContainText(`Código da cor exterior${CHOSEN.exterior.factoryCode}`)
    await expect(printed).toContainText(`Código do interior${CHOSEN.interior.factoryCode}`)
    await expect(printed).toContainText(/Data\d\d\/\d\d\/\d{4}/)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  },
)

test(
  'the printed summary shows all figures and no buttons',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.addInitScript(() => {
      let prints = 0
      window.print = () => {
        document.documentElement.setAttribute('data-prints', `${++prints}`)
      }
    })
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await configurator.expectSettled()
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('cfg-configurator').getByRole('button')).toHaveCount(0)
    await expect(configurator.navigation).toBeHidden()
    await expect(configurator.footer).toBeHidden()
    await expect(configurator.heading).toHaveText(`Lume ${MODEL}`)
    await expect(page.getByText(`${site.url.replace(/\/$/, '')}?${WHOLE}`)).toBeVisible()
    for (const text of [
      CHOICES.motor,
      CHOICES.versao,
      CHOICES.exterior,
      CHOICES.interior,
      'Preço total desde',
    ])
      await expect(page.getByText(text, { exact: true }).last()).toBeVisible()
    // The result panel is collapsed on a phone's screen, but printed open.
    const result = page.getByRole('region', { name: 'Simulação Financeira:' })
    for (const text of ['Prazo', '96 meses', 'TAN', 'MTIC'])
      await expect(result.getByText(text, { exact: true })).toBeVisible()
  },
)
