import { MODEL } from '../../e2e/support/catalogue.ts'
import type { Page } from '@playwright/test'
import { untilIdle } from '../../e2e/support/idle.ts'
import { expectStill, watchShifts } from '../../e2e/support/layout-shifts.ts'
import { expect, test } from '../support/fixtures.ts'

const WIDTHS = [390, 1280] as const

/** Hides the theme's header, whose menu wraps until its font has arrived. */
async function withoutHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noHeader = new CSSStyleSheet()
    noHeader.replaceSync('header.wp-block-template-part { display: none }')
    document.adoptedStyleSheets.push(noHeader)
  })
}

/**
 * Opens a page with fonts and script held back, so that what is printed is painted in the fallback font. Then the fonts
 * arrive, and nothing but the script is missing. Returns a function that sends the script.
 */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  await withoutHeader(page)
  await watchShifts(page)
  const fonts = Promise.withResolvers<void>()
  const script = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()))
  await page.route('**/assets/configurator.js*', (route) =>
    script.promise.then(() => route.continue()),
  )
  await page.goto(address, { waitUntil: 'commit' })
  const widget = page.locator('cfg-configurator')
  await expect(widget.locator('article img').first()).toHaveJSProperty('complete', true)
  await expect(widget.locator('.credit')).toBeVisible()
  fonts.resolve()
  await page.evaluate(() => document.fonts.ready)
  return script.resolve
}

for (const width of WIDTHS) {
  test(`nothing shifts when the widget replaces the printed models at ${width} px`, async ({
    page,
    wordpress,
  }) => {
    await page.setViewportSize({ width, height: 860 })
    const start = await openSlowly(page, wordpress.page)
    const widget = page.locator('cfg-configurator')
    const printed = await widget.locator('article').first().boundingBox()
    expect(printed).not.toBeNull()
    start()
    await expect(widget.getByRole('button', { name: /^Selecionar / }).first()).toBeVisible()
    await expect(widget.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
    expect(await widget.locator('article').first().boundingBox()).toEqual(printed)
    await expectStill(page, 'home')
  })

  test(`nothing shifts at the URL of a step at ${width} px`, async ({ page, configurator }) => {
    await page.setViewportSize({ width, height: 860 })
    const start = await openSlowly(page, configurator.address('motor', MODEL))
    start()
    await expect(configurator.heading).toHaveText('Escolha o seu Lume')
    await expectStill(page, 'home at the URL of a step')
  })
}

test('home is shown from the data in the page although the content site is down', async ({
  page,
  wordpress,
}) => {
  await page.route('**/wp-json/cfg/**', (route) => route.abort())
  await page.goto(wordpress.page)
  const widget = page.locator('cfg-configurator')
  await expect(widget.getByRole('button', { name: /^Selecionar / })).toHaveCount(9)
  await expect(widget.locator('template')).toHaveCount(0)
  await untilIdle(page)
  await expect(widget.getByRole('button', { name: /^Selecionar / })).toHaveCount(9)
})

test('without JavaScript the models, one model and the contact details can be read', async ({
  browser,
  wordpress,
}) => {
  await wordpress.run(
    "update_option( 'cfg_configurator_settings', array( 'contact_email' => 'ola@lume.example' ) + get_option( 'cfg_configurator_settings' ) );",
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(wordpress.page)
  const widget = page.locator('cfg-configurator')
  await expect(widget.getByRole('article')).toHaveCount(9)
  await expect(widget.getByRole('link', { name: 'ola@lume.example' })).toBeVisible()
  await widget.getByRole('link', { name: `Selecionar ${MODEL}` }).click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText(MODEL)
  await widget.getByRole('link', { name: 'Gama Lume' }).click()
  await expect(widget.getByRole('article')).toHaveCount(9)
  await context.close()
  await wordpress.run(
    "update_option( 'cfg_configurator_settings', array( 'contact_email' => '' ) + get_option( 'cfg_configurator_settings' ) );",
  )
})
