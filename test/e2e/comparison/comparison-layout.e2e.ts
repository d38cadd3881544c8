import {
  CAR,
  CHOSEN,
  linkTo,
  MODELS,
  need,
  PRESELECTED,
  preselected,
  versionsOf,
} from '../support/catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { comparisonPage, openAt } from '../support/comparison.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Another version than the first one and the chosen one. */
const THIRD = need(
  'third version',
  versionsOf(CAR, CHOSEN.engine).slice(1),
  ({ id }) => id !== CHOSEN.version.id,
)

/** How far the page can be pushed sideways, in CSS pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const type of ['motor', 'versao'] as const)
  test(`the first figures of a comparison (${type}) are in the first screen`, async ({
    page,
    site,
  }) => {
    await openAt(configuratorPage(page, site.url), page, site, type)
    const figures = comparisonPage(page).row('Preço e financiamento')
    await expect(figures).toBeInViewport({ ratio: 1 })
  })

test(
  'the buttons of a slider of engines are not covered by the table, and the message is in their row',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const car = need('model with four engines', MODELS, ({ engines }) => engines.length > 3)
    const comparison = comparisonPage(page)
    await configuratorPage(page, site.url).setChoicesCookie(linkTo(preselected(car)))
    await page.goto(`${site.url}${encodeURIComponent(car.model.model)}/comparador/motor`)
    const message = page.getByText('Comparar (selecione no minimo 2 motores)')
    const position = page.getByText(`1 de ${car.engines.length}`)
    const next = page.locator('.compare-cards').getByRole('button').last()
    const boxOf = async (part: Locator) =>
      need(
        'box',
        [await part.boundingBox()].filter((box) => box !== null),
      )
    const middleOf = async (part: Locator): Promise<number> => {
      const { y, height } = await boxOf(part)
      return Math.round(y + height / 2)
    }
    await expect(position).toBeVisible()
    const button = await boxOf(next)
    expect(button.y + button.height).toBeLessThanOrEqual((await boxOf(comparison.table)).y)
    expect(await middleOf(message)).toBe(await middleOf(position))
    await next.click()
    await expect(page.getByText(`2 de ${car.engines.length}`)).toBeVisible()
  },
)

test('the names and buttons of a comparison stay visible while its rows scroll', async ({
  page,
  site,
}) => {
  const comparison = comparisonPage(page)
  await openAt(configuratorPage(page, site.url), page, site, 'versao')
  await comparison.card(PRESELECTED.version.designation).check()
  await comparison.table.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  for (const head of [comparison.heads.first(), page.getByRole('button', { name: /^Escolher/ })])
    await expect(head.first()).toBeInViewport({ ratio: 1 })
})

test(
  '1.15, 2.2 or 3 cards are visible, 25 px apart, depending on the width of the element',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const comparison = comparisonPage(page)
    await openAt(configuratorPage(page, site.url), page, site, 'versao')
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    for (const [width, visibleCards] of [
      [390, 1.15],
      [766, 1.15],
      [767, 2.2],
      [991, 2.2],
      [992, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width: width + scrollbar, height: 800 })
      const measured = () =>
        comparison.cards.evaluate((row) => {
          const { paddingLeft, paddingRight } = getComputedStyle(row)
          const room = row.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          const [first, second] = [...row.children].map((card) => card.getBoundingClientRect())
          if (!first || !second) throw new Error('there are no two cards')
          const gap = second.left - first.right
          return { gap: Math.round(gap), visibleCards: (room + gap) / (first.width + gap) }
        })
      await expect
        .poll(async () => (await measured()).visibleCards, `${width}`)
        .toBeCloseTo(visibleCards, 2)
      expect((await measured()).gap).toBe(25)
      expect(await overhang(page), `${width}`).toBe(0)
    }
  },
)

test(
  'at 360 px the name of a row is above its values, and nothing extends beyond the screen',
  {
    tag: '@phone',
  },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const comparison = comparisonPage(page)
    await openAt(configuratorPage(page, site.url), page, site, 'versao')
    await comparison.card(PRESELECTED.version.designation).check()
    await comparison.card(THIRD.designation).check()
    await expect(comparison.heads).toHaveCount(3)
    const row = comparison.row('Sensor de chuva')
    const name = await row.getByRole('rowheader').boundingBox()
    for (const cell of await row.getByRole('cell').all()) {
      const box = await cell.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    }
    expect(await overhang(page)).toBe(0)
  },
)
