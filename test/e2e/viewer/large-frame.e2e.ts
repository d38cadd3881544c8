import { CHOSEN } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { mockFrames } from '../support/spin-view.ts'

const LARGE = `${CHOSEN.exterior.colorid}/00-large`

for (const { name, width, saves, isLarge } of [
  { name: 'of 1920 px', width: 1920, saves: false, isLarge: true },
  { name: 'of 1920 px with Save-Data', width: 1920, saves: true, isLarge: false },
  { name: 'of 1024 px', width: 1024, saves: false, isLarge: false },
])
  test(
    `in a full window ${name}, the first frame at rest is drawn ${isLarge ? 'from its larger picture' : 'in its own size at most'}`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData } })
      }, saves)
      const frames = await mockFrames(page)
      await page.setViewportSize({ width, height: 1200 })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('exterior')
      await page.getByRole('button', { name: 'Ver em ecrã inteiro' }).click()
      const canvas = configurator.dialog.locator('canvas')
      await expect
        .poll(() => canvas.evaluate((element) => (element as HTMLCanvasElement).width))
        .toBeGreaterThan(isLarge ? 1200 : 1000)
      await untilIdle(page)
      expect(frames.requested.includes(LARGE)).toBe(isLarge)
    },
  )
