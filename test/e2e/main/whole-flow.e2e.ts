import { askQuote } from '../support/credit.ts'
import { CHOSEN } from '../support/catalogue.ts'
import type { ModelEntry } from '../../../demo/content-site/catalogue/types.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'

type Offer = Pick<ModelEntry, 'rent' | 'taeg' | 'nrPayments' | 'maxEntrance' | 'financing'>

async function expectOffer(
  configurator: ConfiguratorPage,
  price: number,
  offer: Offer,
): Promise<void> {
  await expect(configurator.figure('Preço desde')).toHaveText(euros(price))
  await expect(configurator.figure('Mensalidade')).toHaveText(`${euros(offer.rent, 2)}/mês`)
  await expect(configurator.figure('TAEG')).toHaveText(
    `${offer.taeg.toFixed(1).replace('.', ',')}%`,
  )
  await expect(configurator.figure('Entrada inicial')).toHaveText(euros(offer.maxEntrance, 2))
  await expect(configurator.figure('Prazo')).toHaveText(`${offer.nrPayments} meses`)
  await expect(configurator.figure('Montante financiado')).toHaveText(euros(offer.financing))
}

test('every step from home to the summary shows the figures of the content site', async ({
  page,
  site,
}) => {
  const { model, engine, version, exterior, interior } = CHOSEN
  const configurator = configuratorPage(page, site.url)
  await configurator.openHome()
  const card = page.getByRole('article').filter({ hasText: model.model })
  await expect(card).toContainText(`${euros(model.rent, 2)}/mês`)
  await expect(card).toContainText(euros(model.financing))

  await configurator.chooseModel(model.model)
  await configurator.chooseOption(engine.engine)
  await expectOffer(configurator, engine.price, engine)
  await configurator.goToNextStep()
  await configurator.expectStep('versao')
  await configurator.chooseOption(version.designation)
  await expectOffer(configurator, version.price, version)

  await configurator.goToNextStep()
  await configurator.expectStep('exterior')
  await configurator.chooseOption(exterior.designation)
  const painted = await askQuote(site.url, version, exterior.price)
  await expectOffer(configurator, version.price + exterior.price, {
    ...painted,
    rent: painted.fee,
    maxEntrance: painted.initialValue,
    financing: painted.capitalToFinance,
  })

  await configurator.goToNextStep()
  await configurator.expectStep('interior')
  await configurator.chooseOption(interior.designation)
  const surcharges = exterior.price + interior.price
  const whole = await askQuote(site.url, version, surcharges)
  await expectOffer(configurator, version.price + surcharges, {
    ...whole,
    rent: whole.fee,
    maxEntrance: whole.initialValue,
    financing: whole.capitalToFinance,
  })

  await configurator.goToNextStep()
  await configurator.expectStep('resumo')
  const header = page.locator('[part=options]')
  const names = [engine.engine, version.designation, exterior.designation, interior.designation]
  await expect(page.getByText(names.join(' · '))).toBeVisible()
  await expect(header).toContainText(euros(version.price + surcharges))
  await expect(header).toContainText(euros(whole.fee, 2))
  await expect(configurator.proposal).toBeVisible()
})
