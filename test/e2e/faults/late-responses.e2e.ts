import { CHOICES, CHOSEN, MODEL, priceOf } from '../support/catalogue.ts'
import { askQuote } from '../support/credit.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'

// When a response arrives makes no difference to the layout: these tests run on the desktop only.

/** Calls that the buyer waits for. */
const AWAITED = [
  'lstModels',
  'lstEngines',
  'lstVersions',
  'extColors',
  'panomaricLI',
  'updateFinances',
] as const

/** The other calls on the way to the summary. */
const OTHERS = [
  'config_simul',
  'boModelsFields',
  'backOffice',
  'carPods',
  'equipmentLst',
  'hyuDealersLst',
  'saveCfgOptions',
  'stock',
  'pictures',
] as const

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
    const late = { fault: 'late', delay: 700 } as const
    site.setFaults(...[...AWAITED, ...OTHERS].map((call) => ({ call, ...late })))
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)
    await expectTruePrice(configurator, site.url)
  },
)
