import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The focused element if less than half of it can be seen: behind a bar, or outside the window. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const focused = root?.activeElement
    if (!root || !focused) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    // Only a viewer is higher than the window. A label covers its input.
    const place = focused.getAttribute('role') === 'slider' ? 0.25 : 0.5
    const hit = root.elementFromPoint(left + width / 2, top + height * place)
    const isSeen =
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.closest('.card') !== null)
    return isSeen ? null : `${focused.localName}.${focused.className} ${focused.textContent}`
  })
}

for (const [width, height, what] of [
  [844, 390, 'on a landscape phone'],
  [640, 400, 'at 200 % zoom'],
  [320, 256, 'at 400 % zoom'],
] as const)
  test(
    `no focused control is behind a bar ${what}`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('motor')
      await expect(page.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
      await configurator.navigation.getByRole('button').first().focus()
      const hidden: string[] = []
      let isInside = true
      while (isInside) {
        await page.keyboard.press('Tab')
        const found = await hiddenFocus(page)
        if (found !== null) hidden.push(found)
        isInside = await page.evaluate(
          () => document.activeElement?.localName === 'cfg-configurator',
        )
      }
      expect(hidden).toEqual([])
    },
  )

test(
  'a landscape phone shows the whole car beside the options, above a price bar of one row',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const boxOf = async (selector: string) => {
      const box = await page.locator(`cfg-configurator ${selector}`).boundingBox()
      if (box === null) throw new Error(`${selector} is not visible.`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    const [bar, car, options] = [
      await boxOf('[part=footer]'),
      await boxOf('[part=stage]'),
      await boxOf('[part=options]'),
    ]
    expect(bar.height).toBeLessThanOrEqual(64)
    expect(car.bottom).toBeLessThanOrEqual(bar.y)
    expect(options.x).toBeGreaterThanOrEqual(car.right)
    expect(options.y).toBeLessThan(bar.y)
  },
)

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
] as const)
  test(
    `the price bar covers no control of the stage in a window of ${width} by ${height} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      for (const step of ['motor', 'exterior', 'interior'] as const) {
        await configurator.openStep(step)
        const bar = await page.locator('cfg-configurator .footer').boundingBox()
        for (const control of await page
          .locator('cfg-configurator .stage :is(button, label)')
          .all()) {
          const box = await control.boundingBox()
          const name = (await control.getAttribute('aria-label')) ?? (await control.innerText())
          if (box) expect(box.y + box.height, `${step}: ${name}`).toBeLessThanOrEqual(bar?.y ?? 0)
        }
      }
    },
  )
