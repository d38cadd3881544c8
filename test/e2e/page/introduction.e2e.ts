import { expect, test } from '../support/fixtures.ts'

for (const width of [360, 390, 600, 767, 768, 1280, 1920])
  test(
    `the car of the demo page's introduction is whole in a window of ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.url, { waitUntil: 'domcontentloaded' })
      const place = await page.locator('.hero').boundingBox()
      const car = await page.locator('.hero-car img').boundingBox()
      expect(car?.y).toBeGreaterThanOrEqual(place?.y ?? Infinity)
      const bottomOf = (box: typeof car) => (box ? box.y + box.height : NaN)
      expect(bottomOf(car)).toBeLessThanOrEqual(bottomOf(place) + 0.5)
      // On a tablet it stands beside a column of text, which leaves it half of the window.
      if (width === 768) expect(car?.height).toBeGreaterThan(0.3 * width)
    },
  )
