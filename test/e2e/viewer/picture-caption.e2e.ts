import type { Page } from '@playwright/test'
import type { ExteriorEntry } from '../../../demo/content-site/catalogue/types.ts'
import { CAR, exteriorsOf, MODEL, need, PICTURED_PAINT, PRESELECTED } from '../support/catalogue.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The paint of the model's pictures, as the preselected version offers it. */
const PICTURED = need(
  'paint of the model’s pictures',
  exteriorsOf(CAR, PRESELECTED.version),
  ({ colorid }) => colorid === PICTURED_PAINT,
)

type Colours = readonly ExteriorEntry[]

/** Changes the colours that the content site returns. */
async function changeColours(page: Page, change: (colours: Colours) => Colours): Promise<void> {
  await page.route('**/wp-json/cfg/extColors/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Colours) })
  })
}

test('the stage names a paint that costs extra until a colour is chosen', async ({
  page,
  site,
}) => {
  const price = 640
  await changeColours(page, (colours) =>
    colours.map((colour) => (colour.id === PICTURED.id ? { ...colour, price } : colour)),
  )
  const configurator = configuratorPage(page, site.url)
  const caption = page.getByText(`Na imagem: ${PICTURED.designation} (+ ${euros(price)})`)
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
  await changeColours(page, (colours) => colours.filter(({ id }) => id !== PICTURED.id))
  const configurator = configuratorPage(page, site.url)
  const caption = page.getByText(/^A imagem mostra a versão .+ \(\d\d\s\d{3}\s€\)$/)
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
