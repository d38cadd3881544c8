import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Appended to every name, which is then cut to the length of long names that brands use. */
const ADDITION = ' T-GDi Híbrido Plug-in 265 CV 4x4 Automático'
const LENGTH = 40

const WIDTHS = [360, 390, 768, 992, 1024, 1280, 1440, 1920]

test(
  'the navigation stays low at every width with names of 40 characters',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.route('**/wp-json/cfg/**', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text.replace(
        /"(engine|designation)":"([^"]+)"/g,
        (_, field: string, name: string) => `"${field}":"${(name + ADDITION).slice(0, LENGTH)}"`,
      )
      await route.fulfill({ response, body })
    })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    const { navigation } = configurator
    await expect(
      navigation.getByRole('button', { name: /265 CV/, includeHidden: true }),
    ).not.toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const box = await navigation.boundingBox()
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(100)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width} px`).toBe(0)
    }
  },
)
