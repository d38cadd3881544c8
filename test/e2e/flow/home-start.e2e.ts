import type { Locator } from '@playwright/test'
import { CHOSEN, MODELS, need, WHOLE } from '../support/catalogue.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

const BY_PRICE = MODELS.map(({ model }) => model).toSorted((one, other) => one.price - other.price)

test(
  'the first screen of a phone has the first model whole with its button, also above the way back to a configuration',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(WHOLE)
    await configurator.openHome()
    await expect(page.getByRole('navigation', { name: 'Índice de modelos' })).toBeVisible()
    const strip = page.getByRole('complementary', { name: 'A sua configuração por acabar' })
    const card = page.locator('cfg-configurator article').first()
    await expect(card.locator('img')).toHaveJSProperty('complete', true)
    const first = BY_PRICE[0]!
    for (const text of [first.model, euros(first.price), euros(first.rent, 2)])
      await expect(card).toContainText(text)
    const [whole, below] = [(await card.boundingBox())!, (await strip.boundingBox())!]
    expect(whole.y).toBeGreaterThan(0)
    expect(whole.y + whole.height).toBeLessThanOrEqual(below.y)
    expect(below.y + below.height).toBe(844)
    await expect(card.getByRole('button', { name: /^Selecionar / })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'the index of a phone has every model with its price, and leads to its card',
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    const index = page.getByRole('navigation', { name: 'Índice de modelos' })
    await expect(index.locator('.rail-item')).toHaveText(
      BY_PRICE.map(({ model, price }) => `${model} desde ${euros(price)}`),
    )
    const last = BY_PRICE.at(-1)!.model
    const current = index.locator('[aria-current]')
    await expect(current).toContainText(BY_PRICE[0]!.model)
    await index.getByRole('button', { name: last }).click()
    await expect(current).toContainText(last)
    await expect(current).toBeInViewport({ ratio: 1 })
    // A row that is swiped back takes the index with it.
    await page.locator('cfg-configurator .swiper-wrapper').evaluate((row) => row.scrollTo(0, 0))
    await expect(current).toContainText(BY_PRICE[0]!.model)
    await expect(current).toBeInViewport({ ratio: 1 })
    await index.getByRole('button', { name: last }).click()
    await expect(page.getByRole('button', { name: `Selecionar ${last}` })).toBeInViewport()
    await expect(page.getByText(`${BY_PRICE.length} de ${BY_PRICE.length}`)).toBeVisible()
  },
)

test(
  "'Ver a gama' of a phone shows every model at once, each of which leads to its card",
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    const way = page.getByRole('button', { name: 'Ver a gama' })
    const index = page.getByRole('navigation', { name: 'Índice de modelos' })
    const last = index.getByRole('button', { name: BY_PRICE.at(-1)!.model })
    await expect(last).not.toBeInViewport()
    const arrow = way.locator('svg path')
    const down = await arrow.getAttribute('d')
    await way.click()
    await expect(way).toHaveAttribute('aria-expanded', 'true')
    await expect(arrow).not.toHaveAttribute('d', down ?? '')
    for (const item of await index.locator('.rail-item').all())
      await expect(item).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)
    await last.click()
    await expect(way).toHaveAttribute('aria-expanded', 'false')
    await expect(arrow).toHaveAttribute('d', down ?? '')
    const card = page.getByRole('button', { name: `Selecionar ${BY_PRICE.at(-1)!.model}` })
    await expect(card).toBeInViewport({ ratio: 1 })
    await expect(index.locator('[aria-current]')).toContainText(BY_PRICE.at(-1)!.model)
  },
)

/** Where the car is in a picture of a card: its opaque part, in shares of the card's width. */
const carEdges = (card: Locator) =>
  card.evaluate(async (article) => {
    const image = article.querySelector('img')!
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, width, height)
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
      Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3]).includes(255),
    )
    const box = image.getBoundingClientRect()
    const frame = article.getBoundingClientRect()
    // The picture is as high as its box, and centred in it.
    const drawn = (box.height * width) / height
    const left = box.left + (box.width - drawn) / 2 - frame.left
    const place = (x: number): number => (left + (x / width) * drawn) / frame.width
    return { start: place(columns[0]!), end: place(columns.at(-1)! + 1) }
  })

for (const [width, height, tag] of [
  [360, 664, '@phone'],
  [390, 844, '@phone'],
  [768, 1024, '@phone'],
  [1280, 800, '@desktop'],
  [1920, 1080, '@desktop'],
] as const)
  test(
    `a car fills the cards in a window of ${width} by ${height} px, none is cut off, and the first buttons are in view`,
    { tag },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height })
      await configuratorPage(page, site.url).openHome()
      const cards = page.locator('cfg-configurator article')
      await expect(cards).toHaveCount(BY_PRICE.length)
      const first = cards.first().getByRole('button', { name: /^Selecionar / })
      await expect(first).toBeInViewport({ ratio: 1 })
      const lengths: number[] = []
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded()
        const { start, end } = await carEdges(card)
        expect(start).toBeGreaterThan(0)
        expect(end).toBeLessThan(1)
        lengths.push(end - start)
      }
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.8)
    },
  )

test(
  'a press on the picture of a card selects its model',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    const { x, y, width, height } = (await page
      .locator('cfg-configurator article img')
      .first()
      .boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await configurator.expectStep('motor', BY_PRICE[0]!.model)
  },
)

test(
  'a chip beside the filter filters the models and says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    const chip = page.locator('cfg-configurator summary', { hasText: 'Lugares' })
    await chip.click()
    await page.getByRole('checkbox', { name: '7 lugares' }).check()
    const seven = MODELS.filter(({ intro }) => intro.seats === 7).map(({ model }) => model.model)
    await expect(page.getByRole('button', { name: /^Selecionar / })).toHaveText(
      seven.map(() => 'Selecionar'),
    )
    await expect(page.getByRole('button', { name: /^Filtro/ })).toContainText('1 ativo')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('checkbox', { name: '7 lugares' })).toBeHidden()
    await expect(page.locator('cfg-configurator summary', { hasText: '7 lugares' })).toBeVisible()
  },
)

test(
  'who comes back finds the unfinished configuration with its price, and can go on or dismiss it',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { model, version, exterior, interior } = CHOSEN
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(WHOLE)
    await configurator.openHome()
    const strip = page.getByRole('complementary', { name: 'A sua configuração por acabar' })
    await expect(strip).toContainText(`${model.model} ${version.designation}`)
    await expect(strip).toContainText(euros(version.price + exterior.price + interior.price))
    // In its colour, not in that of the model's picture.
    const frame = need('frame of the chosen colour', exterior.externalColorImages360)
    await expect(strip.locator('img')).toHaveAttribute('src', new RegExp(`${frame}$`))
    await strip.getByRole('button', { name: 'Continuar' }).click()
    await configurator.expectStep('resumo', model.model)
    await page.goBack()
    await configurator.expectHome()
    await strip.getByRole('button', { name: 'Fechar o aviso' }).click()
    await expect(strip).toHaveCount(0)
    expect((await page.context().cookies()).some(({ name }) => name === 'cfg_app_params')).toBe(
      true,
    )
  },
)
