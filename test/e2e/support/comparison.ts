import { MODEL, WHOLE } from './catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, type Site } from './fixtures.ts'
import type { ConfiguratorPage } from './configurator-page.ts'

type Type = 'motor' | 'versao'

/** Page object of the comparison. */
export function comparisonPage(page: Page) {
  const table = page.getByRole('table')
  return {
    table,
    cards: page.locator('.compare-cards .swiper-wrapper'),
    heads: table.getByRole('columnheader').locator('b'),
    groups: table.locator('[scope=rowgroup]'),
    card: (name: string): Locator => page.getByRole('checkbox', { name, exact: true }),
    row: (name: string): Locator =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
  }
}

/** Opens the comparison by its URL. */
export async function openAt(
  configurator: ConfiguratorPage,
  page: Page,
  site: Site,
  type: Type,
): Promise<void> {
  await configurator.setChoicesCookie(WHOLE)
  await page.goto(new URL(`${encodeURIComponent(MODEL)}/comparador/${type}`, site.url).href)
  await expect(comparisonPage(page).groups.first()).toBeVisible()
}
