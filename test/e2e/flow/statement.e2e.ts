import { MODEL } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LINE = 'Acenda a vontade de ir.'

test(
  "the maker's statement is above the models and disappears once one is chosen",
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const statement = page.getByRole('region', { name: 'Lume' }).getByText(LINE)
    await configurator.openHome()
    await expect(statement).toBeVisible()
    await configurator.chooseModel(MODEL)
    await expect(statement).toBeHidden()
    await page.goBack()
    await configurator.expectHome()
    await expect(statement).toBeHidden()
    await page.reload()
    await expect(statement).toBeVisible()
  },
)

for (const [place, index] of [
  ['statement', 0],
  ['campaign', 1],
] as const)
  test(
    `the ${place} leads to the first step of its model`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const configurator = configuratorPage(page, site.url)
      await configurator.openHome()
      const link = page.getByRole('link', { name: /^Configurar o / }).nth(index)
      const model = ((await link.textContent()) ?? '').replace('Configurar o ', '')
      await link.click()
      await configurator.expectStep('motor', model)
    },
  )
