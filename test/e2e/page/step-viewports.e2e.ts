import { CAR, MODEL, PRESELECTED, versionsOf } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a buyer has in view at once in each window, in CSS pixels and in words between spaces. */
const ROW = 64
const MOST_WORDS = 100
const LEAST_TEXT = 14

for (const [width, height, tag] of [
  [390, 664, '@phone'],
  [390, 844, '@phone'],
  [1280, 800, '@desktop'],
] as const)
  test(
    `a row that is not chosen has ${ROW} px and no small text at ${width} by ${height} px`,
    { tag },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      const configurator = configuratorPage(page, site.url)
      for (const step of ['motor', 'versao'] as const) {
        await configurator.openStep(step)
        const rows = page.locator('[part=options] [part=card]:not([data-chosen])')
        await expect(rows).not.toHaveCount(0)
        // The names of equipment come later.
        if (step === 'versao') await expect(page.locator('[data-chosen] li').first()).toBeVisible()
        const heights = await rows.evaluateAll((all) =>
          all.map((row) => Math.round(row.getBoundingClientRect().height)),
        )
        expect(new Set(heights), step).toEqual(new Set([ROW]))
        const small = await page.locator('[part=options] [part=card] *').evaluateAll(
          (all, least) =>
            all
              .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === 3))
              .filter((one) => one.checkVisibility())
              .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
              .map(({ textContent }) => textContent),
          LEAST_TEXT,
        )
        expect(small, step).toEqual([])
      }
    },
  )

test(
  `the options of five versions have at most ${MOST_WORDS} words, whichever is chosen, and all are in view with the filter`,
  { tag: '@desktop' },
  async ({ page, site }) => {
    const five = versionsOf(CAR, PRESELECTED.engine)
    expect(five.length).toBe(5)
    await page.setViewportSize({ width: 1280, height: 800 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await configurator.chooseModel(MODEL)
    await configurator.goToNextStep()
    await configurator.expectStep('versao')
    const options = page.locator('[part=options]')
    const bar = (await configurator.footer.boundingBox())!
    for (const { designation } of five) {
      await configurator.option(designation).check()
      await expect(options.locator('[data-chosen] li').first()).toBeVisible()
      const words = await options.evaluate((panel: HTMLElement) => {
        // What only screen readers read is in no picture.
        const hidden = [...panel.querySelectorAll<HTMLElement>('dt')].filter(
          (term) => getComputedStyle(term).clipPath !== 'none',
        )
        const count = (text: string): number => text.split(/\s+/).filter(Boolean).length
        return hidden.reduce((n, term) => n - count(term.innerText), count(panel.innerText))
      })
      expect(words, designation).toBeGreaterThan(60)
      expect(words, designation).toBeLessThanOrEqual(MOST_WORDS)
      const filter = (await options.getByRole('button', { name: 'Filtro' }).boundingBox())!
      expect(filter.y + filter.height, designation).toBeLessThanOrEqual(bar.y)
    }
  },
)

/** A telephone with the browser's bars: at least this much of it is for the options, and this much at most for the price. */
const SHORT_PHONE = { width: 390, height: 664 }
const LEAST_LIST = 340
const MOST_BAR = 108

for (const step of ['motor', 'versao', 'exterior', 'interior'] as const)
  test(
    `on a short phone the options of ${step} have at least ${LEAST_LIST} px once they move, and the car stays in view whole`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.setViewportSize(SHORT_PHONE)
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep(step)
      const endOf = async (part: string): Promise<number> => {
        const { y, height } = (await page.locator(`cfg-configurator ${part}`).boundingBox())!
        return Math.round(y + height)
      }
      const picture = step === 'interior' ? '.stage-view' : '.spin-car'
      await expect(page.locator(`cfg-configurator ${picture}`)).toBeVisible()
      const bar = (await configurator.footer.boundingBox())!
      expect(bar.height).toBeLessThanOrEqual(MOST_BAR)
      for (const top of [0, 60, 110, 150, 250]) {
        await page.evaluate((to) => scrollTo(0, to), top)
        const car = (await page.locator(`cfg-configurator ${picture}`).boundingBox())!
        // The cabin fills what there is.
        if (step !== 'interior') {
          expect(car.y, `${top}`).toBeGreaterThanOrEqual(await endOf('[part=navigation]'))
          expect(car.width, `${top}`).toBeGreaterThan(0.6 * SHORT_PHONE.width)
        }
        expect(car.y + car.height, `${top}`).toBeLessThanOrEqual(bar.y)
        if (top >= 150)
          expect(bar.y - (await endOf('[part=stage]'))).toBeGreaterThanOrEqual(LEAST_LIST)
      }
    },
  )

test(
  "the details of a desktop's price bar open above its figures, of which none moves",
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const { footer } = configurator
    const parts = footer.locator('.figs-footer, .footer-more, [data-go]')
    const places = () =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
    const before = await places()
    await footer.locator('.footer-more').click()
    await expect(footer.getByText('Montante financiado')).toBeVisible()
    expect(await places()).toEqual(before)
  },
)
