import { CAR, linkTo, MODEL, need, PICTURED_PAINT, PRESELECTED } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { mockFrames } from '../support/spin-view.ts'

const PICTURED = {
  ...PRESELECTED,
  exterior: need('pictured', CAR.exteriors, ({ colorid }) => colorid === PICTURED_PAINT),
}

for (const late of ['lstModels', 'carPods', 'extColors'])
  test(
    `the stage shows the model until the first frame is drawn, also when ${late} responds last`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      site.setFaults({ call: late, delay: 1500 })
      const frames = await mockFrames(page)
      frames.hold((name) => name.startsWith(PICTURED_PAINT))
      const configurator = configuratorPage(page, site.url)
      await configurator.setChoicesCookie(linkTo(PICTURED))
      await page.goto(configurator.address('exterior', MODEL), { waitUntil: 'domcontentloaded' })
      await expect.poll(frames.heldFrames).toEqual([`${PICTURED_PAINT}/00`])
      const poster = page.locator('.stage .spin-car > img')
      await expect(poster).toBeVisible()
      await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
      frames.release()
      await expect(poster).toHaveCount(0)
    },
  )
