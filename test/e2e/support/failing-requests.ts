import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Serves the page with a part of its HTML replaced, such as the start of the element's tag. */
export async function editPage(page: Page, search: string, replacement: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/configurador'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(search)
      await route.fulfill({ response, body: html.replace(search, replacement) })
    },
  )
}

/** Collects what the widget logs from now on (spec §8: failed requests are only logged). */
export function collectLog(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[cfg-configurator]')) lines.push(message.text())
  })
  return lines
}

/** Expects a heading, text and an enabled button: the page is neither blank nor a dead end. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const widget = page.locator('cfg-configurator')
  await expect(widget).toContainText(/\p{L}{3}/u)
  const buttons = widget.getByRole('button').filter({ visible: true })
  await expect(buttons.first()).toBeEnabled()
}
