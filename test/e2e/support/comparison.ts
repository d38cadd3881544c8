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
    differences: page.getByRole('switch', { name: 'Ver diferenças' }),
    card: (name: string): Locator => page.getByRole('checkbox', { name, exact: true }),
    row: (name: string): Locator =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    choose: (name: string): Promise<void> =>
      table.getByRole('button', { name: `Escolher ${name}`, exact: true }).click(),
  }
}

/** Opens a step with a cookie that has all choices, and its comparison from there. */
export async function openFrom(
  configurator: ConfiguratorPage,
  page: Page,
  type: Type,
): Promise<void> {
  await configurator.openStep(type)
  await configurator.openOptions()
  const link = type === 'motor' ? 'Comparar motores' : 'Comparar versões'
  await page.getByRole('button', { name: link }).click()
  await expect(configurator.heading).toHaveText(
    type === 'motor' ? 'Comparar Motores' : 'Comparar Versões',
  )
  await expect(comparisonPage(page).groups.first()).toBeVisible()
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
