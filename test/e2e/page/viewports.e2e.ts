import type { Locator, Page } from '@playwright/test'
import { CAR, MODEL, PRESELECTED, preselectedWith, versionsOf } from '../support/catalogue.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

interface Viewport {
  readonly width: number
  readonly height: number
  /** Steps whose first option is above the price bar. */
  readonly firstOption?: readonly Step[]
  /** Whether a row that is not chosen has 64 px, and no text below 14 px. */
  readonly hasRows?: boolean
  /** Too low for the stage and the bar together. */
  readonly isLow?: boolean
}

const VIEWPORTS: readonly Viewport[] = [
  { width: 320, height: 568 },
  { width: 360, height: 740, firstOption: ['exterior', 'interior'] },
  { width: 390, height: 664, hasRows: true },
  { width: 390, height: 844, hasRows: true },
  { width: 844, height: 390, firstOption: ['exterior'], isLow: true },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800, hasRows: true },
  { width: 1366, height: 640, firstOption: ['motor'], isLow: true },
  { width: 1440, height: 800 },
  { width: 1920, height: 1080 },
]

const ROW = 64
const LEAST_TEXT = 14

const endOf = async (part: Locator): Promise<number> => {
  const { y, height } = (await part.boundingBox())!
  return y + height
}

/** The controls of the stage of which the price bar covers a part. The page must not have been scrolled. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const bar = root?.querySelector('.footer')?.getBoundingClientRect().top ?? 0
    return [...(root?.querySelectorAll<HTMLElement>('.stage :is(button, label)') ?? [])]
      .filter((control) => control.getBoundingClientRect().bottom > bar)
      .map((control) => control.ariaLabel ?? control.innerText)
  })

/** How far the page can be pushed sideways, in CSS pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** All labels, and all values. */
async function expectOneRow(bar: Locator): Promise<void> {
  for (const part of ['dt', 'dd']) {
    const shown = await bar.locator(part).filter({ visible: true }).all()
    const ends = await Promise.all(shown.map(async (value) => Math.round(await endOf(value))))
    expect(new Set(ends).size, part).toBe(1)
  }
}

async function expectRows(page: Page, step: Step): Promise<void> {
  // The names of equipment come later.
  if (step === 'versao') await expect(page.locator('[data-chosen] li').first()).toBeVisible()
  const rows = page.locator('[part=options] [part=card]:not([data-chosen])')
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

for (const [form, viewports] of [
  ['phone', VIEWPORTS.filter(({ width }) => width < 992)],
  ['desktop', VIEWPORTS.filter(({ width }) => width >= 992)],
] as const)
  test(`the steps fit every window of a ${form}`, { tag: `@${form}` }, async ({ page, site }) => {
    test.slow()
    const configurator = configuratorPage(page, site.url)
    const { footer } = configurator
    const warning = page.getByText('custa dinheiro').filter({ visible: true })
    const places = new Map<number, number>()
    for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
      await configurator.openStep(step)
      for (const { width, height, firstOption, hasRows, isLow } of viewports) {
        await page.setViewportSize({ width, height })
        const what = `${step} in ${width} by ${height} px`
        await expect.poll(() => overhang(page), what).toBe(0)
        await expect(warning, what).toHaveCount(1)
        await expect(warning, what).toBeInViewport({ ratio: 1 })
        if (!isLow) await expect.poll(() => coveredControls(page), what).toEqual([])
        if (hasRows && (step === 'motor' || step === 'versao')) await expectRows(page, step)
        if (firstOption?.includes(step)) {
          const option = page.locator('[part=options] .card').first()
          // On phones the name of a material may be beside its first colour, and the price below it.
          const shown = step === 'interior' ? option.locator('.swatch') : option
          expect(await endOf(shown), what).toBeLessThanOrEqual((await footer.boundingBox())!.y)
        }
        if (width < 1280) continue
        await expectOneRow(footer)
        // The figures keep their place from step to step.
        const place = Math.round((await footer.locator('dt').first().boundingBox())!.x)
        expect(places.get(width) ?? place, what).toBe(place)
        places.set(width, place)
      }
    }
  })

for (const [values, width, fuel] of [
  [3, 1280, 'Elétrico'],
  [4, 1440, 'Híbrido Plug-in'],
] as const)
  test(
    `the price bar has one row with the ${values} official values of a car (${fuel}) at ${width} px`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const { model, engine, version } = preselectedWith(fuel)
      const configurator = configuratorPage(page, site.url)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}?modelid=${model.id}&engine=${engine.id}&version=${version.id}`)
      await configurator.expectStep('exterior', model.model)
      await expect(configurator.footer.locator('.values dt')).toHaveCount(values)
      await expectOneRow(configurator.footer)
    },
  )

const MOST_WORDS = 100

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
      const filter = options.getByRole('button', { name: 'Filtro' })
      expect(await endOf(filter), designation).toBeLessThanOrEqual(bar.y)
    }
  },
)

/** A telephone with the browser's bars: at least this much of it is for the options, and this much at most for the price. */
const SHORT_PHONE = { width: 390, height: 664 }
const LEAST_LIST = 340
const MOST_BAR = 108

test(
  `on a short phone the options have at least ${LEAST_LIST} px once they move, and the car stays in view whole`,
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize(SHORT_PHONE)
    const configurator = configuratorPage(page, site.url)
    for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
      await configurator.openStep(step)
      const part = (selector: string) => page.locator(`cfg-configurator ${selector}`)
      const picture = part(step === 'interior' ? '.stage-view' : '.spin-car')
      await expect(picture).toBeVisible()
      const bar = (await configurator.footer.boundingBox())!
      expect(bar.height).toBeLessThanOrEqual(MOST_BAR)
      for (const top of [0, 60, 110, 150, 250]) {
        await page.evaluate((to) => scrollTo(0, to), top)
        const what = `${step} at ${top}`
        const car = (await picture.boundingBox())!
        // The cabin fills what there is.
        if (step !== 'interior') {
          const header = Math.round(await endOf(part('[part=navigation]')))
          expect(car.y, what).toBeGreaterThanOrEqual(header)
          // Most cars are 80 % as wide as the window before they are turned, and none is cut off from the side.
          expect(car.width, what).toBeGreaterThan(0.97 * SHORT_PHONE.width)
          expect(car.height, what).toBeGreaterThan(160)
        }
        expect(car.y + car.height, what).toBeLessThanOrEqual(bar.y)
        const stage = Math.round(await endOf(part('[part=stage]')))
        if (top >= 150) expect(bar.y - stage, what).toBeGreaterThanOrEqual(LEAST_LIST)
      }
    }
  },
)

test(
  'on a short phone the engine or version after the chosen first one is in view with what it costs more',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize(SHORT_PHONE)
    const configurator = configuratorPage(page, site.url)
    for (const step of ['motor', 'versao'] as const) {
      await configurator.openStep(step)
      const rows = page.locator('[part=options] [part=card]')
      await rows.first().getByRole('checkbox').check()
      const difference = rows.nth(1).locator('.option-price div')
      await expect(difference, step).toHaveText(/^\+/)
      const bar = (await configurator.footer.boundingBox())!
      await expect.poll(() => endOf(difference), step).toBeLessThanOrEqual(bar.y)
    }
  },
)

/** Appended to every name, which is then cut to the length of long names that brands use. */
const ADDITION = ' T-GDi Híbrido Plug-in 265 CV 4x4 Automático'
const LENGTH = 40

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
    const named = navigation.getByRole('button', { name: /265 CV/, includeHidden: true })
    await expect(named).not.toHaveCount(0)
    for (const width of [360, 390, 768, 992, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await navigation.boundingBox()
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(100)
      expect(await overhang(page), `at ${width} px`).toBe(0)
    }
  },
)

test(
  'an opened sheet shows the chosen option, however far down it is',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    await configurator.openOptions()
    const last = page.locator('[part=options] [part=card]').last()
    await last.getByRole('checkbox').check()
    await configurator.closeOptions()
    await configurator.openOptions()
    await expect(last).toBeInViewport()
    await expect
      .poll(async () => (await endOf(last)) - (await configurator.footer.boundingBox())!.y)
      .toBeLessThanOrEqual(0)
  },
)

test(
  'the whole row of figures opens the details of the price, except the info icon, and the page behind closes them',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const { footer } = configurator
    await footer.getByRole('button', { name: /^Saber mais sobre/ }).tap()
    await expect(configurator.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(configurator.dialog).toHaveCount(0)
    const { x, y, height } = (await footer.locator('.figs').first().boundingBox())!
    await page.touchscreen.tap(x + 4, y + height / 2)
    const financed = footer.getByText('Montante financiado')
    await expect(financed).toBeVisible()
    await financed.tap()
    await expect(financed).toBeVisible()
    await page.touchscreen.tap(x + 4, 200)
    await expect(financed).toBeHidden()
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
