import type { Page } from '@playwright/test'
import { openAt } from '../support/comparison.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test, type Site } from '../support/fixtures.ts'

declare const covers: (target: Element) => string

/** Adds a function to the page that says which bar of the widget covers an element; '' for none. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    /** What the focus ring adds below, less what is rounded, in CSS pixels. */
    const RING = 3
    const coverOf = (target: Element): string => {
      const root = target.getRootNode() as ShadowRoot
      const { left, top, width, height } = target.getBoundingClientRect()
      const isBar = (element: Element): boolean =>
        /sticky|fixed/.test(getComputedStyle(element).position) &&
        // The navigation lies over the car.
        !(element.matches('.step-stage, .stage') && target.closest('.nav')) &&
        !element.contains(target) &&
        !target.contains(element)
      for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.05 * height, 0.5 * height, 0.95 * height, height + RING]) {
          let above = root.elementFromPoint(left + x * width, top + y)
          for (; above && above !== target; above = above.parentElement)
            if (isBar(above))
              return `${target.localName} '${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 50)}' is under ${above.className}`
        }
      return ''
    }
    Object.assign(globalThis, { covers: coverOf })
  })
})

/** Presses a key until the focus has left the widget. Returns what had the focus and was covered. */
async function walk(page: Page, key: string): Promise<string[]> {
  const found = new Set<string>()
  let reached = 0
  for (let outside = 0; outside < 30 && reached < 150;) {
    await page.keyboard.press(key)
    const text = await page.evaluate(() => {
      const focused = document.querySelector('cfg-configurator')?.shadowRoot?.activeElement
      return focused ? covers(focused) : null
    })
    outside = text === null ? outside + 1 : 0
    reached += text === null ? 0 : 1
    if (text) found.add(text)
  }
  expect(reached).toBeGreaterThan(10)
  return [...found]
}

/** Scrolls to each target of the widget as little as possible, from above and below. Returns those that are covered. */
const scrollToEach = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What is in view is reported after the next frame; the price bar, which depends on it, changes in the one after.
    const settle = async () => [await frame(), await frame(), await frame()]
    const found = new Set<string>()
    for (const from of [0, 1e6])
      for (const target of root?.querySelectorAll('a, button, input, summary, [tabindex]') ?? []) {
        // At the end of the page, the price bar lies over the bar of the steps, and the car's buttons wait for the focus.
        if (!target.checkVisibility() || (from > 0 && target.closest('.nav, .step-stage'))) continue
        scrollTo({ top: from, behavior: 'instant' })
        await settle()
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        await settle()
        found.add(covers(target))
      }
    found.delete('')
    return [...found]
  })

const SCREENS = ['motor', 'versao', 'exterior', 'interior', 'resumo', 'comparador'] as const

async function open(page: Page, site: Site, screen: (typeof SCREENS)[number]): Promise<void> {
  const configurator = configuratorPage(page, site.url)
  if (screen === 'comparador') await openAt(configurator, page, site, 'versao')
  else await configurator.openStep(screen)
}

for (const screen of SCREENS)
  test(
    `no bar covers what is scrolled to or has the focus at ${screen}`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await open(page, site, screen)
      expect(await scrollToEach(page)).toEqual([])
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await walk(page, 'Tab')).toEqual([])
      if (screen === 'interior') expect(await walk(page, 'Shift+Tab')).toEqual([])
    },
  )

for (const [width, height, what] of [
  [844, 390, 'on a landscape phone'],
  [640, 400, 'at 200 % zoom'],
  [320, 256, 'at 400 % zoom'],
] as const)
  test(`no bar covers what has the focus ${what}`, { tag: '@desktop' }, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await open(page, site, 'motor')
    expect(await walk(page, 'Tab')).toEqual([])
  })

for (const screen of ['motor', 'interior', 'resumo', 'comparador'] as const)
  test(
    `in a lower window with larger text, no bar covers what is scrolled to at ${screen}`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 700 })
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
      await open(page, site, screen)
      expect(await scrollToEach(page)).toEqual([])
    },
  )

test(
  'no bar covers what has the focus in the open options, in the filter of the models and in a form',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    await configurator.openOptions()
    expect(await walk(page, 'Tab')).toEqual([])
    await configurator.openHome()
    await page.getByRole('button', { name: 'Filtro' }).click()
    // The last group, which is loaded when the browser is idle.
    await expect(page.getByRole('group', { name: 'Equipamento e requisitos' })).toBeVisible()
    expect(await walk(page, 'Tab')).toEqual([])
    const bar = page.getByRole('button', { name: /^Ver \d+ modelos$/ }).locator('..')
    expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 })
    await configurator.openStep('resumo')
    await configurator.proposal.click()
    await expect(configurator.dialog).toBeVisible()
    expect(await walk(page, 'Tab')).toEqual([])
  },
)

for (const [screen, id] of [
  ['motor', 'perguntas-frequentes'],
  ['motor', 'mencoes-legais'],
  ['resumo', 'mencoes-legais'],
] as const)
  test(
    `no bar covers the title of the section that #${id} leads to at ${screen}`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await open(page, site, screen)
      // The header of the site stays in place, too.
      await page
        .locator('cfg-configurator')
        .evaluate((element) => element.style.setProperty('--cfg-sticky-top', '60px'))
      await page.goto(`${page.url()}#${id}`)
      const section = page.locator(`#${id}`)
      await expect(section).toBeInViewport()
      const top = (): Promise<number> =>
        section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      await expect.poll(top).toBeGreaterThan(60)
      const title = section.getByRole('heading').first()
      expect(await title.evaluate((heading) => covers(heading))).toBe('')
    },
  )
