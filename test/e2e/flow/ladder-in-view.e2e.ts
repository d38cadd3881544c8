import { CAR, MODEL, PRESELECTED, versionsOf } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(
    `of five versions too, all are in view at ${width} by ${height} px, whichever is chosen, and the bar cuts no filter`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const five = versionsOf(CAR, PRESELECTED.engine)
      expect(five.length).toBe(5)
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      await configurator.openHome()
      await configurator.chooseModel(MODEL)
      await configurator.goToNextStep()
      await configurator.expectStep('versao')
      const cards = page.locator('[part=options] [part=card]')
      await expect(cards).toHaveCount(five.length)
      const bar = (await configurator.footer.boundingBox())!
      for (const { designation } of five) {
        await configurator.option(designation).check()
        await expect(page.locator('[part=options] li:visible')).toHaveCount(5)
        const last = (await cards.last().boundingBox())!
        expect(last.y + last.height, designation).toBeLessThanOrEqual(bar.y)
        // The filter below them is wholly in view or wholly below the window's visible part.
        const filter = (await page.locator('[part=options] .filter-toggle').boundingBox())!
        const isInView = filter.y + filter.height <= bar.y
        expect(isInView || filter.y >= bar.y, designation).toBe(true)
        expect(isInView, designation).toBe(height >= 900)
      }
    },
  )
