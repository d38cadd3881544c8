import { MODEL } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

const LINE = 'Acenda a vontade de ir.'

test(
  "the maker's statement leads to the models and disappears once one is chosen",
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.openHome()
    await expect(page.getByText(LINE)).toBeVisible()
    await page.getByRole('link', { name: 'Configurar o meu Lume' }).click()
    await expect(walk.heading).toBeInViewport()

    await walk.pick(MODEL)
    await expect(page.getByText(LINE)).toBeHidden()
    await page.goBack()
    await walk.expectHome()
    await expect(page.getByText(LINE)).toBeHidden()
    await page.reload()
    await expect(page.getByText(LINE)).toBeVisible()
  },
)

test(
  'the page of a step does not contain the maker’s statement',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.open('motor')
    await expect(page.getByText(LINE)).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: MODEL, exact: true })).toBeAttached()
  },
)

test(
  'the campaign leads to the first step of its model',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.openHome()
    const campaign = page.getByRole('link', { name: /^Configurar o (?!meu)/ })
    const model = ((await campaign.textContent()) ?? '').replace('Configurar o ', '')
    await campaign.click()
    await walk.expectStep('motor', model)
  },
)
