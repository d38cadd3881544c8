import type { Locator } from '@playwright/test'
import { preselectedWith } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const leftOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.x ?? NaN)

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return box ? Math.round(box.y + box.height) : NaN
}

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
    },
  )

for (const width of [1024, 1280, 1920])
  test(
    `the header of a step names it once for the eye at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 })
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('versao')
      const active = page.locator('[part=navigation] [aria-current=step]')
      await expect(active).toBeVisible()
      await expect(active).toContainText('Versão')
      const place = page.locator('.nav-where')
      await expect(place).toHaveText('2/5 Versão')
      await expect(place).toHaveCSS('clip-path', 'inset(50%)')
      expect((await place.boundingBox())?.width).toBe(1)
    },
  )

/** The price is in larger type, so its label is higher than the others. */
async function expectOneRow(bar: Locator): Promise<void> {
  const shown = bar.locator('dd').filter({ visible: true })
  const bottoms = await Promise.all((await shown.all()).map(bottomOf))
  expect(new Set(bottoms).size).toBe(1)
}

for (const width of [1280, 1440, 1920])
  test(
    `the price bar has one row, and its figures keep their place from step to step at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      const configurator = configuratorPage(page, site.url)
      const places: number[] = []
      for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
        await configurator.openStep(step)
        await expectOneRow(configurator.footer)
        places.push(await leftOf(configurator.footer.locator('dt').first()))
      }
      expect(new Set(places).size).toBe(1)
    },
  )

test(
  'the price bar has one row without the semi-bold font of the page',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await page.route('**/*600*.woff2', (route) => route.abort())
    await page.setViewportSize({ width: 1280, height: 800 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await expectOneRow(configurator.footer)
    const details = await configurator.footer.locator('.values').boundingBox()
    const button = await configurator.footer
      .getByRole('button', { name: 'Continuar' })
      .boundingBox()
    expect((details?.x ?? 0) + (details?.width ?? 0)).toBeLessThan(button?.x ?? 0)
  },
)

for (const [values, width, fuel] of [
  [3, 1280, 'Elétrico'],
  [4, 1440, 'Híbrido Plug-in'],
] as const)
  test(
    `the price bar has one row with the ${values} official values of a car (${fuel}) at ${width} px, and a button for the rest`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const { model, engine, version } = preselectedWith(fuel)
      const configurator = configuratorPage(page, site.url)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}?modelid=${model.id}&engine=${engine.id}&version=${version.id}`)
      await configurator.expectStep('exterior', model.model)
      await expect(configurator.footer.locator('.values dt')).toHaveCount(values)
      await expectOneRow(configurator.footer)
      const financed = configurator.footer.getByText('Montante financiado')
      await expect(financed).toBeHidden()
      await configurator.footer.getByRole('button', { name: 'Detalhes do financiamento' }).click()
      await expect(financed).toBeVisible()
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
