import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo(0, to), top)

test('every step starts at the top of the page', { tag: '@phone' }, async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.goToStep('motor')
  for (const step of ['versao', 'exterior'] as const) {
    await configurator.expectSettled()
    await scrollTo(page, 300)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    await configurator.goToNextStep()
    await configurator.expectStep(step)
    await expect.poll(() => scrolled(page)).toBe(0)
  }
})

test(
  'the buttons of the price bar receive the focus without scrolling the page',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('motor')
    await scrollTo(page, 60)
    for (const name of ['Detalhes do financiamento', 'Anterior', 'Continuar']) {
      await configurator.footer.getByRole('button', { name }).focus()
      await untilIdle(page)
      expect(await scrolled(page), name).toBe(60)
    }
  },
)

test(
  'a hash link scrolls to its target, on arrival and within the page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(`${site.url}#mencoes-legais`)
    const legal = page.getByRole('heading', { name: 'Menções legais' })
    await expect(legal).toBeInViewport()
    await scrollTo(page, 0)
    await expect(legal).not.toBeInViewport()
    await page.evaluate(() => {
      location.hash = 'sobre'
    })
    await expect(page.getByRole('heading', { name: 'Um Lume à sua medida' })).toBeInViewport()
  },
)

test(
  'the header is fixed once the page has scrolled past 103 px',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    await configurator.expectSettled()
    const top = async (): Promise<number> =>
      Math.round((await configurator.navigation.boundingBox())?.y ?? NaN)
    const atRest = await top()
    await scrollTo(page, 103)
    await untilIdle(page)
    expect(await top()).toBe(atRest - 103)
    await scrollTo(page, 104)
    await expect.poll(top).toBe(0)
    await scrollTo(page, 400)
    await expect.poll(top).toBe(0)
    await scrollTo(page, 0)
    await expect.poll(top).toBe(atRest)
  },
)
