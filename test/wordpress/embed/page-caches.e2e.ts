import type { Page } from '@playwright/test'
import { MODEL } from '../../e2e/support/catalogue.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'
import { beginAnew, fillIn, leads, openForm, send, expectPosted } from '../leads/lead-forms.ts'

/** Answers the configurator's page with its own HTML after a change, as a cache in front of the site does. */
async function serveChanged(
  page: Page,
  { page: address }: WordpressSite,
  change: (html: string) => string,
): Promise<void> {
  const html = change(await (await page.request.get(address)).text())
  const { pathname } = new URL(address)
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
}

/**
 * The plugin was updated since: the chunks have other names, and its files another version. Nothing in the page may
 * expire with the day, as a nonce does.
 */
function ofAnOlderBuild(html: string): string {
  expect(html).not.toMatch(/nonce/i)
  return html
    .replaceAll(/(?<=\/assets\/[^"?]*-)[\w-]{6}(?=\.js)/g, 'outdated')
    .replaceAll(/(?<=[?&](?:#038;)?ver=)[0-9a-f]{8}/g, 'outdated')
}

/**
 * Runs no script before the first key is pressed, whatever its attributes say. A key, because the browser may send a move
 * of the mouse by itself when the page has loaded.
 */
const withDelayedScripts = (html: string): string =>
  html.replaceAll(/(<script[^>]*) type="module"/g, '$1 type="delayed"').replace(
    '</body>',
    `<script>
        addEventListener('keydown', () => {
          for (const delayed of document.querySelectorAll('script[type="delayed"]')) {
            const script = document.createElement('script')
            script.type = 'module'
            script.src = delayed.src
            delayed.replaceWith(script)
          }
        }, { once: true })
      </script></body>`,
  )

test('a form on a page that a cache has kept since before an update is stored', async ({
  page,
  wordpress,
}) => {
  await beginAnew(wordpress)
  await serveChanged(page, wordpress, ofAnOlderBuild)
  await openForm(page, wordpress, 'test-drive')
  await fillIn(page, 'test-drive')
  await send(page)
  await expectPosted(page)
  expect(await leads(wordpress)).toMatchObject([{ form_type: 'test-drive', status: 'received' }])
})

test('the models can be read while all scripts wait for the first interaction, and the widget starts then', async ({
  page,
  wordpress,
}) => {
  await serveChanged(page, wordpress, withDelayedScripts)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/first-paint/start.js')) scripts.push(request.url())
  })
  await page.goto(wordpress.page)
  const widget = page.locator('cfg-configurator')
  await expect(widget.getByRole('heading', { level: 2, name: MODEL, exact: true })).toBeVisible()
  expect(scripts).toEqual([])
  await page.keyboard.press('Shift')
  await widget.getByRole('button', { name: `Selecionar ${MODEL}` }).click()
  await expect(page).toHaveURL(/\/motor$/)
})
