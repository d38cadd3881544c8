import { MODEL } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { walkOn } from '../support/walk.ts'

const LINE = 'Acenda a vontade de ir.'

test("the maker's statement leads into the range, and is gone once a model is chosen", async ({
  page,
  site,
}) => {
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
})

test('the statement is not even sent with a step', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.open('motor')
  await expect(page.getByText(LINE)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Serra Alta' })).toBeAttached()
})

test('the campaign leads to the first step of its model', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.openHome()
  await page.getByRole('link', { name: 'Configurar o Serra Alta' }).click()
  await walk.expectStep('motor', 'Serra Alta')
})
