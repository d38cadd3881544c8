import { CHOICES, CHOSEN, MODEL, priceOf } from '../support/catalogue.ts'
import { askQuote } from '../support/credit.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'

/** Expects the price of `CHOSEN`, with the monthly payment that the content site quotes for it. */
async function expectTruePrice(configurator: ConfiguratorPage, home: string): Promise<void> {
  const { version, exterior, interior } = CHOSEN
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  const { fee } = await askQuote(home, version, exterior.price + interior.price)
  await expect(configurator.figure('Mensalidade')).toHaveText(`${euros(fee, 2)}/mês`)
}

test(
  'the buyer reaches the summary with the right price although every call responds late',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.setFaults({ call: '*', fault: 'late', delay: 700 })
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)
    await expectTruePrice(configurator, site.url)
  },
)
