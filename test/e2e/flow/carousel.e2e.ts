import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
    await scrollTo(slides(page).nth(4))
    await expect(slides(page).nth(4)).toBeInViewport()
    release()
    await expect(page.getByRole('button', { name: 'Modelo seguinte' })).toBeVisible()
    await expect(page.getByText('5 de 9')).toBeVisible()
    await expect(slides(page).nth(4)).toBeInViewport()
    await page.getByRole('button', { name: 'Modelo seguinte' }).press('Enter')
    await expect(page.getByText('6 de 9')).toBeVisible()
    await expect(slides(page).nth(5)).toBeInViewport()
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

/** The slides of the row of models, whether or not their cards have been rendered. */
const slides = (page: Page): Locator => page.locator('.swiper-slide')

/** Scrolls the row only, as a swipe does. */
async function scrollTo(slide: Locator): Promise<void> {
  await expect(slide).toBeVisible()
  await slide.evaluate((item) => {
    item.parentElement?.scrollBy({ left: item.getBoundingClientRect().left, behavior: 'instant' })
  })
}

/** The kinds of events of which the page and the row have listeners, and which of them the browser has to wait for. */
async function listeners(page: Page): Promise<{ all: string[]; awaited: string[] }> {
  const session = await page.context().newCDPSession(page)
  const all: { readonly type: string; readonly passive: boolean }[] = []
  const row = "document.querySelector('cfg-configurator').shadowRoot.querySelector('.carousel')"
  for (const expression of ['window', 'document', row, `${row}.querySelector('ul')`]) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const found = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    all.push(...found.listeners)
  }
  const typesOf = (some: typeof all) => [...new Set(some.map(({ type }) => type))].toSorted()
  return { all: typesOf(all), awaited: typesOf(all.filter(({ passive }) => !passive)) }
}

test(
  'no touch waits for the code of the slider, because the browser scrolls the row',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(site.url)
    await expect(page.getByText('1 de 9')).toBeVisible()
    await expect.poll(async () => (await listeners(page)).all).toContain('scroll')
    const { all, awaited } = await listeners(page)
    expect(all.filter((type) => type.startsWith('touch'))).toEqual([])
    expect(awaited.filter((type) => type.startsWith('pointer'))).toEqual([])
  },
)

test(
  'turning the phone keeps the model that the buyer scrolled to, and the buttons go on from it',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(site.url)
    await expect(page.getByText('1 de 9')).toBeVisible()
    await scrollTo(slides(page).nth(3))
    await expect(page.getByText('4 de 9')).toBeVisible()
    await page.setViewportSize({ width: 700, height: 390 })
    await expect(page.getByText('4 de 9')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(page.getByText('4 de 9')).toBeVisible()
    await page.getByRole('button', { name: 'Modelo seguinte' }).press('Enter')
    await expect(page.getByText('5 de 9')).toBeVisible()
    const button = slides(page)
      .nth(4)
      .getByRole('button', { name: /^Selecionar / })
    await expect(button).toBeInViewport({ ratio: 1 })
  },
)

test.describe('for a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'a button shows the next model at once, without moving the row there',
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.goto(site.url)
      await expect(page.getByText('1 de 9')).toBeVisible()
      const row = page.locator('.swiper-wrapper')
      const places = await row.evaluateHandle((element) => {
        const found: number[] = []
        element.addEventListener('scroll', () => found.push(element.scrollLeft))
        return found
      })
      await page.getByRole('button', { name: 'Modelo seguinte' }).press('Enter')
      await expect(page.getByText('2 de 9')).toBeVisible()
      await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.95 })
      expect(new Set(await places.jsonValue()).size).toBe(1)
    },
  )
})
