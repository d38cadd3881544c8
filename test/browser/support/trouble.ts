import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Ways to go wrong after which a call has failed for good. */
export const FAILURES = ['fail', 'hang', 'html', 'half', 'empty', 'null', 'drop'] as const

/** How a call fails makes no difference to the widget's form: the phone's end-to-end tests fail in one way only. */
export const onceFor = (fault: string): string[] => (fault === 'fail' ? [] : ['@desktop'])

/** Milliseconds after which the widget gives a request up in these end-to-end tests. */
const PATIENCE = 1500

/** Serves the page with other attributes, or other elements, where the element begins. */
export async function editPage(page: Page, inPlaceOf: string, put: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/configurador'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(inPlaceOf)
      await route.fulfill({ response, body: html.replace(inPlaceOf, put) })
    },
  )
}

/** Serves the page with an element that waits less long for the content site. */
export async function beImpatient(page: Page): Promise<void> {
  const element = '<cfg-configurator '
  await editPage(page, element, `${element}request-timeout="${PATIENCE}" `)
}

/** What the widget logs from now on (spec §8: failed requests are only logged). */
export function keepLog(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[cfg-configurator]')) lines.push(message.text())
  })
  return lines
}

/** Nothing is ever blank: a heading, words, and something to press. */
export async function expectWayOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const widget = page.locator('cfg-configurator')
  await expect(widget).toContainText(/\p{L}{3}/u)
  const buttons = widget.getByRole('button').filter({ visible: true })
  await expect(buttons.first()).toBeEnabled()
}
