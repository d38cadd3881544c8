import { ROUTES } from '../../../demo/content-site/routes/all-routes.ts'
import { MODEL, WHOLE } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

/** CLS at most, on every screen. */
const LIMIT = 0.01

/** Milliseconds that every answer takes: long enough for each part of a screen to be painted on its own. */
const DELAY = 700

/** Number of pictures that are delayed. The later ones are frames drawn in the place of the first one. */
const LATE_PICTURES = 12

interface Shift {
  readonly value: number
  /** What moved, and from where to where. */
  readonly moved: readonly string[]
}

interface Shifted {
  readonly shifts: Shift[]
}

/**
 * Keeps every shift from the first paint on. Browsers do not count those within half a second after a press, but a slow
 * phone takes longer than that to show the next screen.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Shift[] = []
    Object.assign(window, { shifts: kept })
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ')
    // The entry does not tell what moved inside the widget: what lies there now mostly is it.
    const inside = ({ x, y }: DOMRectReadOnly): Element | null | undefined =>
      document.querySelector('cfg-configurator')?.shadowRoot?.elementFromPoint(x + 1, y + 1)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const part = node instanceof Element ? node : inside(currentRect)
          return `${part?.localName}.${part?.getAttribute('class')} from ${place(previousRect)} to ${place(currentRect)}`
        })
        kept.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The entry as browsers have it; the DOM's types do not know it yet. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Fails where what has shifted since the last look adds up to more than the limit. */
async function expectStill(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
  const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts.splice(0))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`)
  expect(sum, `${screen}:\n${told.join('\n')}`).toBeLessThanOrEqual(LIMIT)
}

/** Scrolls so far that the next screen, which may be shorter, would bring the site's footer into view. */
const scrollDown = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 316))

test.beforeEach(async ({ page, site }) => {
  await watchShifts(page)
  const calls = new Set(ROUTES.map(({ call }) => call))
  site.setFaults(
    ...[...calls].map((call) => ({
      call,
      delay: DELAY,
      ...(call === 'pictures' ? { times: LATE_PICTURES } : {}),
    })),
  )
})

test('home does not shift while it loads', async ({ page, site }) => {
  await configuratorPage(page, site.url).openHome()
  await expect(page.getByRole('heading', { name: 'Menções legais' })).toBeAttached()
  await expectStill(page, 'home')
})

for (const step of ['motor', 'versao', 'exterior', 'interior', 'resumo'] as const) {
  test(`the step ${step} does not shift while it loads`, async ({ page, site }) => {
    await configuratorPage(page, site.url).openStep(step)
    await expectStill(page, step)
  })
}

test(
  'a share link does not shift while it opens its step',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(`${site.url}configurador?modelid=102`)
    await expect(page).toHaveURL(/\/motor$/)
    await configuratorPage(page, site.url).expectSettled()
    await expectStill(page, 'share link')
  },
)

test('no screen shifts on the whole flow from home to the summary', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openHome()
  await expectStill(page, 'home')
  await scrollDown(page)
  await configurator.chooseModel(MODEL)
  for (const step of ['motor', 'versao', 'exterior', 'interior'] as const) {
    await configurator.expectStep(step)
    await configurator.expectSettled()
    await expectStill(page, step)
    await scrollDown(page)
    await configurator.goToNextStep()
  }
  await configurator.expectStep('resumo')
  await configurator.expectSettled()
  await expectStill(page, 'resumo')
})

test('the proposal button stays in place while figures and texts arrive', async ({
  page,
  site,
}) => {
  site.setFaults({ call: 'updateFinances', delay: DELAY }, { call: 'backOffice', delay: 3 * DELAY })
  await page.goto(`${site.url}?${WHOLE}`)
  const button = page.locator('.summary-buttons').getByRole('button', { name: 'Pedir Proposta' })
  const before = await button.boundingBox()
  const note = page.locator('.summary-head').getByRole('heading', { name: 'Financiamento' })
  await expect(note).toBeVisible()
  await expect(page.locator('.summary-head')).toContainText(/Mensalidade\s?\d/)
  expect(await button.boundingBox()).toEqual(before)
})
