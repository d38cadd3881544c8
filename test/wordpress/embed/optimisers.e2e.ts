import type { Page } from '@playwright/test'
import { watchShifts, takeShifts } from '../../e2e/support/layout-shifts.ts'
import { untilIdle } from '../../e2e/support/idle.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'
import { OPTIMISERS } from './optimisers.ts'

/** Layout shift at most while the rewritten page loads. */
const MOST_SHIFT = 0.005

/** Loads the configurator's page after a change of its HTML. Returns that HTML. */
async function open(
  page: Page,
  { page: address }: WordpressSite,
  change: (html: string) => string,
): Promise<string> {
  const html = change(await (await page.request.get(address)).text())
  const { pathname } = new URL(address)
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(address)
  return html
}

/** What of the plugin applies outside of the shadow root, and how the first view looks. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('cfg-configurator')!.shadowRoot!
    const outside = [...document.styleSheets].filter(({ href }) => href?.includes('first-paint'))
    const pictures = [...root.querySelectorAll('img')]
    return {
      leaked: outside.map(({ href }) => href),
      display: getComputedStyle(root.querySelector('.home-head')!).display,
      replaced: pictures.filter(({ src }) => src.startsWith('data:')).length,
      first: pictures.slice(0, 1).map((picture) => [picture.loading, picture.fetchPriority]),
    }
  })

const PLAIN = { leaked: [], display: 'grid', replaced: 0, first: [['eager', 'high']] }

for (const { name, rewrite } of OPTIMISERS) {
  test(`${name} neither unstyles, delays nor shifts the first view, and the theme gets none of its rules`, async ({
    page,
    wordpress,
  }) => {
    await watchShifts(page)
    // The theme's own font arrives late and moves its navigation, with and without an optimiser.
    await page.route(/\/themes\/.*\.woff2/, (route) => route.abort())
    // The widget replaces the first view: without it, what the optimiser left can be seen.
    await page.route(/\/first-paint\/start\.js/, (route) => route.abort())
    const html = await open(page, wordpress, rewrite)
    expect(html).toContain('shadowrootmode')
    await untilIdle(page)
    expect(await look(page)).toEqual(PLAIN)
    await page.unroute(/\/first-paint\/start\.js/)
    await takeShifts(page).catch(() => [])
    await page.reload()
    await expect(page.locator('cfg-configurator').getByRole('button').first()).toBeVisible()
    await untilIdle(page)
    const shifts = await takeShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
  })
}

test('the widget starts when a plugin loads its script from a cache folder', async ({
  page,
  wordpress,
}) => {
  const script = /[^"]*\/first-paint\/start\.js[^"]*/
  const moved = `${wordpress.url}/wp-content/cache/start-0a1b2c.js`
  await page.route(moved, async (route) => {
    const source = await page.request.get(
      `${wordpress.url}/wp-content/plugins/cfg-configurator/first-paint/start.js`,
    )
    await route.fulfill({ contentType: 'text/javascript', body: await source.text() })
  })
  const html = await open(page, wordpress, (text) => text.replace(script, moved))
  expect(html).toContain(moved)
  await expect(page.locator('cfg-configurator').getByRole('button').first()).toBeVisible()
})
