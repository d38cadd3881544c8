import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

const WARNING = /^Atenção! Contrair um empréstimo custa dinheiro\./

test(
  'a desktop shows price, credit warning and both buttons of the summary beside the car',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('resumo')
    const car = (await page.locator('cfg-configurator [part=stage]').boundingBox())!
    const card = page.locator('.price-box')
    for (const part of [
      card.getByText('Mensalidade', { exact: true }),
      card.getByText(WARNING),
      configurator.proposal,
      page.getByRole('button', { name: 'Marcar Test-Drive' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      const box = (await part.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(car.x + car.width)
    }
  },
)

test(
  'the monthly payment of the summary never stands on a phone without the warning',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('resumo')
    const { footer } = configurator
    const inBar = footer.getByText(WARNING)
    // Beside the card, the bar has the button only.
    await expect(footer.getByText('Mensalidade', { exact: true })).toBeHidden()
    await expect(inBar).toBeHidden()
    await page.getByRole('heading', { name: 'A sua configuração' }).scrollIntoViewIfNeeded()
    await page.getByText('Menções legais').scrollIntoViewIfNeeded()
    await expect(footer.getByText('Mensalidade', { exact: true })).toBeInViewport()
    await expect(inBar).toBeInViewport({ ratio: 1 })

    await page.locator('summary', { hasText: 'Financiamento' }).click()
    const panel = page.getByRole('region', { name: 'Simulação Financeira:' })
    await panel.getByRole('heading').scrollIntoViewIfNeeded()
    await expect(panel.getByText('Mensalidade', { exact: true })).toBeInViewport()
    await expect(panel.getByText(WARNING)).toBeInViewport({ ratio: 1 })
  },
)
