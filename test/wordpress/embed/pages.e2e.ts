import { MODEL } from '../../e2e/support/catalogue.ts'
import { configuratorPage, type Step } from '../../e2e/support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

// All steps share one rewrite rule.
const STEPS: readonly Step[] = ['motor', 'resumo']

test('the page of the shortcode shows the models inside the theme', async ({
  page,
  wordpress,
  configurator,
}) => {
  await configurator.openHome()
  const widget = page.locator('cfg-configurator')
  await expect(widget).toHaveCount(1)
  await expect(configurator.heading).toHaveText('Escolha o seu Lume')
  await expect(widget.getByRole('article')).toHaveCount(9)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await widget.getAttribute('base-path')).toBe('/configurador')
  expect(new URL(page.url()).origin).toBe(wordpress.url)
})

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

for (const step of STEPS)
  test(`the step ${step} opens by its URL and again after a reload`, async ({
    page,
    configurator,
  }) => {
    await configurator.openStep(step)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await configurator.expectStep(step)
    await configurator.expectSettled()
    await expect(page.locator('cfg-configurator')).toHaveCount(1)
  })
