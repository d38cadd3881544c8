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

test(
  'a long row lays out the models in view, and going to a far one moves nothing',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.route('**/lstModels/', async (route) => {
      const response = await route.fetch()
      const models = (await response.json()) as readonly { id: number; price: number }[]
      const copies = [0, 1, 2].flatMap((copy) =>
        models.map((model) => ({
          ...model,
          id: copy * 1000 + model.id,
          price: copy * 1e6 + model.price,
        })),
      )
      await route.fulfill({ response, json: copies })
    })
    await page.goto(site.url)
    const cards = page.locator('.swiper-slide > article')
    await expect(cards).toHaveCount(27)
    const isLaidOut = (index: number): Promise<boolean> =>
      cards.nth(index).evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))
    const row = page.locator('.swiper-wrapper')
    const height = await row.evaluate((element) => element.clientHeight)
    expect(await isLaidOut(8)).toBe(true)
    expect(await isLaidOut(20)).toBe(false)
    await row.evaluate((element) => element.children[20]?.scrollIntoView({ block: 'nearest' }))
    await expect.poll(() => isLaidOut(20)).toBe(true)
    await expect(cards.nth(20).getByRole('button', { name: /^Selecionar / })).toBeInViewport()
    expect(await row.evaluate((element) => element.clientHeight)).toBe(height)
  },
)
