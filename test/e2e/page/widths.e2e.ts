import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({
  viewport: { width: 1600, height: 800 },
})

/** How many cards fit into the row, and whether the row is a slider. */
const measureRow = (page: Page) =>
  page.locator('.swiper-wrapper').evaluate((row) => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(row)
    const [first, second] = [...row.children].map((card) => card.getBoundingClientRect())
    if (!first || !second) throw new Error('there are no two cards')
    const width = row.getBoundingClientRect().width
    const room = width - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const step = second.left - first.left
    return { isSlider: display === 'flex', cards: Math.round(room / step) }
  })

/** The pixel before each width of the specification, at it and after it, and fractions of pixels (spec §9). */
const WIDTHS = [
  [766, 1, true],
  [766.75, 1, true],
  [767, 2, true],
  [767.25, 2, true],
  [768, 2, true],
  [991, 2, true],
  [991.75, 2, true],
  [992, 3, true],
  [992.25, 3, false],
  [993, 3, false],
] as const

for (const text of [16, 20]) {
  test(
    `with ${text} px of text, the row shows one, two or three models from 0, 767 and 992 px of the element at the usual text size`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
      await page.goto(site.url)
      await expect(page.locator('.swiper-slide .btn').first()).toBeVisible()
      for (const [width, cards, isSlider] of WIDTHS) {
        await page.locator('cfg-configurator').evaluate(
          (element, px) => {
            element.style.cssText = `width:${px}px;max-width:none`
          },
          (width * text) / 16,
        )
        await expect.poll(() => measureRow(page), `${width} px`).toEqual({ isSlider, cards })
        // Script and styles agree on the layout.
        const next = page.getByRole('button', { name: 'Modelo seguinte' })
        await expect(next, `${width} px`).toHaveCount(isSlider ? 1 : 0)
      }
    },
  )
}
