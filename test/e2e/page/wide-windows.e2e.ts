import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const leftOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.x ?? NaN)

const topOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.y ?? NaN)

for (const width of [1024, 1280, 1920])
  test(
    `the notice of the guarantee stands in the column of the legal mentions at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      const configurator = configuratorPage(page, site.url)
      const notice = page.locator('cfg-configurator .guarantee')
      const text = page.locator('#mencoes-legais .rich')
      await configurator.openHome()
      await expect(notice).toBeVisible()
      expect(await leftOf(notice)).toBe(await leftOf(text))
      await configurator.openStep('resumo')
      await expect(notice).toBeVisible()
      expect(await leftOf(notice)).toBe(await leftOf(text))
    },
  )

for (const width of [1265, 1440, 1920])
  test(
    `the price bar has one row, and its figures keep their place from step to step at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      const configurator = configuratorPage(page, site.url)
      const places: number[] = []
      for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
        await configurator.openStep(step)
        const labels = configurator.footer.locator('dt')
        const tops = new Set<number>()
        for (const label of await labels.all()) tops.add(await topOf(label))
        expect([...tops], step).toHaveLength(1)
        places.push(await leftOf(labels.first()))
      }
      expect(new Set(places).size).toBe(1)
    },
  )

for (const width of [1280, 1920, 2560])
  test(
    `the model cards stand in three columns at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      await configuratorPage(page, site.url).openHome()
      const cards = await page.locator('cfg-configurator .swiper-slide').all()
      const lefts = new Set(await Promise.all(cards.map(leftOf)))
      expect(lefts.size).toBe(3)
    },
  )
