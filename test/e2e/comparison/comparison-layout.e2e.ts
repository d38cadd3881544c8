import { PRESELECTED } from '../support/catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { comparisonPage, openAt } from '../support/comparison.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** How far the page can be pushed sideways, in CSS pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [type, price] of [
  ['motor', 'Preço da versão base'],
  ['versao', 'Preço, sem cor nem interior'],
] as const)
  test(`the first figures of a comparison (${type}) are in the first screen`, async ({
    page,
    site,
  }) => {
    await openAt(configuratorPage(page, site.url), page, site, type)
    const { row, groups } = comparisonPage(page)
    for (const label of [price, 'Mensalidade', 'Entrada inicial'])
      await expect(row(label)).toBeInViewport({ ratio: 1 })
    const sizeOf = (cell: Locator) =>
      cell.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))
    const label = row('Mensalidade').getByRole('rowheader')
    expect(await sizeOf(groups.first())).toBeGreaterThan(await sizeOf(label))
  })

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
