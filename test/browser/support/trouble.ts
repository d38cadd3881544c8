import type { Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Ways to go wrong after which a call has failed for good. */
export const FAILURES = ['fail', 'hang', 'html', 'half', 'empty', 'null', 'drop'] as const

/** Milliseconds after which an impatient widget gives up a request that hangs. Others need less. */
const TIMEOUT_MS = 3000

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

/** Serves the page with an element that soon gives up a request that hangs. */
export async function beImpatient(page: Page): Promise<void> {
  const element = '<cfg-configurator '
  await editPage(page, element, `${element}request-timeout="${TIMEOUT_MS}" `)
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

/** Waits until a response is there and the page has had two frames to show what it makes of it. */
export async function afterResponse(page: Page, response: Promise<Response | null>): Promise<void> {
  await (await response)?.finished()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}
