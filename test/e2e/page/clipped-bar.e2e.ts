import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { takeShifts, watchShifts } from '../support/layout-shifts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Wrappers of themes that disable `position: sticky` in the content, by their styles; each width has two. */
const WRAPPERS = [
  ['hidden', 'main { overflow: hidden }', '@phone'],
  [
    'scrolling, but as high as its content',
    'body { overflow: visible } main { overflow: auto }',
    '@desktop',
  ],
  ['hidden and transformed', 'main { overflow: hidden; transform: translateZ(0) }', '@phone'],
  ['hidden with paint containment', 'main { overflow: hidden; contain: paint }', '@desktop'],
] as const

/** Applies styles of a theme before the page is first painted. */
async function setTheme(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

interface Place {
  /** Distance of the bar's lower edge from the window's, in CSS pixels; positive below it. */
  readonly below: number
  /** Distances of its left and right edges from the element's. */
  readonly left: number
  readonly right: number
}

const placeOfBar = (page: Page): Promise<Place> =>
  page.locator('cfg-configurator').evaluate((element) => {
    const bar = element.shadowRoot!.querySelector('.footer')!.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const round = Math.round
    return {
      below: round(bar.bottom - innerHeight),
      left: round(bar.left - own.left),
      right: round(bar.right - own.right),
    }
  })

const IN_PLACE: Place = { below: 0, left: 0, right: 0 }

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await untilIdle(page)
}

for (const [name, css, tag] of WRAPPERS) {
  test(
    `the price bar is at the window's end in a wrapper that is ${name}`,
    { tag },
    async ({ page, site }) => {
      await setTheme(page, css)
      await watchShifts(page)
      const configurator = configuratorPage(page, site.url)
      await configurator.openStep('motor')
      await expect.poll(() => placeOfBar(page)).toEqual(IN_PLACE)
      for (const top of [1, 60, 200]) {
        await scrollTo(page, top)
        expect(await placeOfBar(page), `scrolled to ${top}`).toEqual(IN_PLACE)
      }
      const moved = (await takeShifts(page)).flatMap((shift) => shift.moved)
      expect(moved.filter((text) => text.startsWith('section.footer'))).toEqual([])
      await configurator.goToNextStep()
      await configurator.expectStep('versao')
      await expect.poll(() => placeOfBar(page)).toEqual(IN_PLACE)
    },
  )
}

test(
  'in a clipping wrapper the bar stays at the end of the element when the page goes on, and nothing moves',
  { tag: '@phone' },
  async ({ page, site }) => {
    await setTheme(page, 'main { overflow: hidden } body { padding-bottom: 1500px }')
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('motor')
    await expect.poll(() => placeOfBar(page)).toEqual(IN_PLACE)
    const heights = (): Promise<readonly number[]> =>
      page
        .locator('cfg-configurator')
        .evaluate(({ offsetHeight }: HTMLElement) => [
          offsetHeight,
          document.documentElement.scrollHeight,
        ])
    const before = await heights()
    const end = await page
      .locator('cfg-configurator')
      .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
    const height = page.viewportSize()!.height
    await scrollTo(page, end - height - 2)
    expect(await placeOfBar(page)).toEqual(IN_PLACE)
    await scrollTo(page, end - height + 40)
    expect(await placeOfBar(page)).toEqual({ ...IN_PLACE, below: -40 })
    expect(await heights()).toEqual(before)
    await scrollTo(page, end - height - 2)
    expect(await placeOfBar(page)).toEqual(IN_PLACE)
  },
)

test(
  'the bar of an app shell that scrolls its own content stays sticky',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await setTheme(page, 'body { height: 80vh; overflow: auto } html { overflow: hidden }')
    await configuratorPage(page, site.url).openStep('motor')
    const bar = page.locator('cfg-configurator').locator('.footer')
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
  },
)
