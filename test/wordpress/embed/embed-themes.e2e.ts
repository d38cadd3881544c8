import type { Page } from '@playwright/test'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { untilIdle } from '../../e2e/support/idle.ts'
import { expect, test } from '../support/fixtures.ts'

/** Themes that come with WordPress. */
const THEMES = ['twentytwentyfive', 'twentytwentyfour', 'twentytwentythree'] as const

/** Those with the template without title that 'Create the page' has chosen. */
const WITHOUT_TITLE = new Set<string>(['twentytwentyfive', 'twentytwentyfour'])

const WIDTHS = [390, 1280] as const

/** Properties that would change if a theme's rules applied inside the widget. It uses the font of the theme. */
const PROPERTIES = [
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'color',
  'backgroundColor',
  'textTransform',
  'textDecorationLine',
  'boxSizing',
  'borderRadius',
  'paddingLeft',
] as const

/** How the widget's own parts look: the same in every theme. */
const looks = (page: Page): Promise<unknown> =>
  page.locator('cfg-configurator').evaluate((widget, properties) => {
    const root = widget.shadowRoot
    if (root === null) throw new Error('The widget has no shadow root.')
    return ['h1', 'article', 'article h2, article h3', 'article button', 'article dd'].map(
      (part) => {
        const element = root.querySelector(part)
        if (element === null) throw new Error(`There is no ${part}.`)
        const style = getComputedStyle(element)
        return [part, ...properties.map((name) => style[name])]
      },
    )
  }, PROPERTIES)

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

test('the styles of three themes do not change the widget at 390 and 1280 px', async ({
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
  const first = new Map<number, unknown>()
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
        const seen = await looks(page)
        if (!first.has(width)) first.set(width, seen)
        expect(seen, `${home} in ${theme} at ${width} px`).toEqual(first.get(width))
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
