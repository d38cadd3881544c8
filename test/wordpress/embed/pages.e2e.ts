import { MODEL } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test('the page of the block shows the models, whose steps have addresses below that page', async ({
  page,
  wordpress,
}) => {
  const block = configuratorPage(page, wordpress.blockPage, page.locator('cfg-configurator'))
  await block.openHome()
  await expect(block.heading).toHaveText('Escolha o seu Lume')
  await block.chooseModel(MODEL)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await block.expectStep('motor')
})

// All steps share one rewrite rule.
test('a step opens by its URL and again after a reload', async ({ page, configurator }) => {
  await configurator.openStep('resumo')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await configurator.expectStep('resumo')
  await configurator.expectSettled()
  await expect(page.locator('cfg-configurator')).toHaveCount(1)
})
