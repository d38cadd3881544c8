import type { Page } from '@playwright/test'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { untilIdle } from '../../e2e/support/idle.ts'
import { expect, test } from '../support/fixtures.ts'

/** Themes that come with WordPress. */
const THEMES = ['twentytwentyfive', 'twentytwentyfour', 'twentytwentythree'] as const

/** Those with the template without title that 'Create the page' has chosen. */
const WITHOUT_TITLE = new Set<string>(['twentytwentyfive', 'twentytwentyfour'])

const WIDTHS = [390, 1280] as const

/** Expects the widget between the theme's header and footer, as wide as the window, with nothing beyond the window. */
async function expectPlaced(page: Page, width: number): Promise<void> {
  const box = async (part: string) => {
    const found = await page.locator(part).first().boundingBox()
    if (found === null) throw new Error(`${part} is not to be seen.`)
    return found
  }
  const widget = await box('cfg-configurator')
  expect([widget.x, widget.width]).toEqual([0, width])
  const header = await box('header.wp-block-template-part')
  const footer = await box('footer.wp-block-template-part')
  expect(header.y + header.height).toBeLessThanOrEqual(widget.y + 1)
  expect(footer.y).toBeGreaterThanOrEqual(widget.y + widget.height - 1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

let before = ''

test.afterEach(async ({ wordpress }) => {
  await wordpress.run(`switch_theme( '${before}' );`)
})

test('three themes show the widget between their header and footer at 390 and 1280 px', async ({
  page,
  wordpress,
}) => {
  before = await wordpress.run('echo get_stylesheet();')
  const configurator = configuratorPage(page, wordpress.page, page.locator('cfg-configurator'))
  const widget = page.locator('cfg-configurator')
  const resize = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 860 })
    await untilIdle(page)
  }
  for (const theme of THEMES) {
    await wordpress.run(`switch_theme( '${theme}' );`)
    for (const home of [wordpress.page, wordpress.blockPage]) {
      await configuratorPage(page, home, widget).openHome()
      await expect(configurator.heading).toHaveText('Escolha o seu Lume')
      // Elsewhere the theme prints the title of the page, which is a second one.
      if (home === wordpress.page && WITHOUT_TITLE.has(theme))
        await expect(page.locator('h1')).toHaveCount(1)
      await expect(widget.getByRole('heading', { name: 'Menções legais' })).toBeVisible()
      await expect(page.locator('body')).toHaveClass(new RegExp(`wp-theme-${theme}(?: |$)`))
      for (const width of WIDTHS) {
        await resize(width)
        await expectPlaced(page, width)
      }
    }
    await configurator.openStep('motor')
    for (const width of WIDTHS) {
      await resize(width)
      await configurator.expectSettled()
      await expectPlaced(page, width)
    }
  }
})
