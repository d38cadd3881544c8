import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a row of the summary by its title, unless it is open. */
export async function openRow(root: Page | Locator, title: string): Promise<void> {
  const row = root.locator('details > summary', { hasText: title })
  await expect(row).toBeVisible()
  if ((await row.locator('..').getAttribute('open')) === null) await row.click()
}

/** Opens 'Partilhar' on the summary, unless it is open. */
export async function openShare(root: Page | Locator): Promise<void> {
  const button = root.getByRole('button', { name: 'Partilhar', exact: true })
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}
