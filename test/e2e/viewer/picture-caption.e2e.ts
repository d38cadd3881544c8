import type { ExteriorEntry } from '../../../demo/content-site/catalogue/types.ts'
import { CAR, exteriorsOf, MODEL, need, PICTURED_PAINT, PRESELECTED } from '../support/catalogue.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The paint of the model's pictures, as the preselected version offers it. */
const PICTURED = need(
  'paint of the model’s pictures that costs extra',
  exteriorsOf(CAR, PRESELECTED.version),
  ({ colorid, price }) => colorid === PICTURED_PAINT && price > 0,
)

test('the stage names a paint that costs extra until a colour is chosen', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  const { designation, price } = PICTURED
  const caption = page.getByText(`Na imagem: ${designation} (+ ${euros(price)})`)
  await configurator.goToStep('versao')
  await expect(caption).toBeVisible()
  await configurator.goThroughSteps('versao', 'exterior')
  await configurator.expectSettled()
  await expect(caption).toHaveCount(0)
})

test('the stage says that the picture shows another version where the chosen one lacks its paint', async ({
  page,
  site,
}) => {
  await page.route('**/wp-json/cfg/extColors/**', async (route) => {
    const response = await route.fetch()
    const colours = (await response.json()) as readonly ExteriorEntry[]
    const json = colours.filter(({ id }) => id !== PICTURED.id)
    await route.fulfill({ response, json })
  })
  const configurator = configuratorPage(page, site.url)
  const caption = page.getByText('A imagem mostra outra versão', { exact: true })
  await configurator.goToStep('versao')
  await expect(caption).toBeVisible()
  const box = await caption.boundingBox()
  const buttons = await page
    .getByRole('button', { name: 'Ver galeria' })
    .locator('..')
    .boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0)
  await configurator.goThroughSteps('versao', 'exterior', MODEL)
  await configurator.expectSettled()
  await expect(caption).toHaveCount(0)
})
