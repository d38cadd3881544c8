import { expect, test } from '../support/fixtures.ts'

for (const width of [768, 1280, 1920])
  test(
    `the car of the demo page's introduction is whole in a window of ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.url, { waitUntil: 'domcontentloaded' })
      // In one reading, because the models above the introduction are still arriving.
      const { place, car } = await page.locator('.hero').evaluate((hero) => ({
        place: hero.getBoundingClientRect(),
        car: (hero.querySelector('img') ?? hero).getBoundingClientRect(),
      }))
      expect(car.height).toBeLessThan(place.height + 1)
      expect(car.top).toBeGreaterThanOrEqual(place.top)
      expect(car.bottom).toBeLessThanOrEqual(place.bottom + 0.5)
    },
  )

test(
  "the maker's line is above the models once: in the header of a phone, in the introduction of wider windows",
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(site.url, { waitUntil: 'domcontentloaded' })
    const lines = page.getByText('Acenda a vontade de ir.').filter({ visible: true })
    const header = page.getByRole('banner')
    for (const [width, inHeader] of [
      [360, 1],
      [767, 1],
      [768, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(lines).toHaveCount(1)
      await expect(header.locator(lines)).toHaveCount(inHeader)
    }
  },
)
