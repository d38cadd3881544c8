import { expect, test } from '../support/fixtures.ts'

/** The code of the slider. */
const SLIDER = /\/(swiper|carousel-controls)-[^/]+\.js$/

test(
  'the slider keeps the model that the buyer scrolled to while its code was loading',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { promise: slider, resolve: release } = Promise.withResolvers<void>()
    await page.route(SLIDER, async (route) => {
      await slider
      await route.continue()
    })
    await page.goto(site.url, { waitUntil: 'domcontentloaded' })
    const buttons = page.getByRole('button', { name: /^Selecionar / })
    await buttons.nth(4).scrollIntoViewIfNeeded()
    await expect(buttons.nth(4)).toBeInViewport()
    release()
    await expect(page.getByRole('button', { name: 'Modelo seguinte' })).toBeVisible()
    await expect(page.getByText('5 de 9')).toBeVisible()
    await expect(buttons.nth(4)).toBeInViewport()
    await page.getByRole('button', { name: 'Modelo seguinte' }).click()
    await expect(page.getByText('6 de 9')).toBeVisible()
    await expect(buttons.nth(5)).toBeInViewport()
  },
)
