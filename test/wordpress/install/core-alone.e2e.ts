import { CHOICES, MODEL } from '../../e2e/support/catalogue.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../../scripts/build/plugin-zip.ts'
import { moduleNames } from '../../../scripts/wordpress/install/plugin-files.ts'
import { noticesIn } from '../../../scripts/wordpress/php/junit-report.ts'
import { runInWordpress } from '../../../scripts/wordpress/php/php.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { openFormOn } from '../../e2e/support/lead-fields.ts'
import { fillIn, leads, send, expectPosted } from '../leads/lead-forms.ts'
import { installByUpload, test } from '../support/bare-site.ts'
import { blockOthers, expect } from '../support/fixtures.ts'
import { readMails } from '../support/lead-mails.ts'

/** Publishes a page as the block editor does. Returns its address. */
async function publish(page: Page, url: string, content: string): Promise<string> {
  const nonce = await page.request.get(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`)
  const answer = await page.request.post(`${url}/wp-json/wp/v2/pages`, {
    headers: { 'X-WP-Nonce': await nonce.text() },
    data: { title: 'Configurador', slug: 'configurador', status: 'publish', content },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { link: string }).link
}

test('with the core alone, an editor places the shortcode, and a proposal is stored, mailed and redirected', async ({
  browser,
  page,
  bare,
}, testInfo) => {
  const { url, site } = bare
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0, { storage: testInfo.outputPath('content-site') })
  stack.defer(contentSite.close)
  const zip = await makePluginZip(moduleNames(), testInfo.outputPath('core.zip'))

  const office = await browser.newContext()
  stack.defer(() => office.close())
  await blockOthers(office)
  const editor = await office.newPage()
  await installByUpload(editor, bare, zip)
  const installed = await readdir(join(site.folder, 'wp-content/plugins/cfg-configurator'))
  expect(installed).toContain('includes')
  expect(installed).not.toContain('modules')
  await editor.goto(`${url}/wp-admin/admin.php?page=cfg-configurator`)
  await editor.getByLabel('Endereço do site de conteúdos').fill(contentSite.url)
  await editor.getByRole('button', { name: 'Guardar alterações' }).click()
  await expect(editor.locator('.cfg-panel .notice-success')).toBeVisible()
  const home = await publish(editor, url, '[cfg_configurator]')

  const configurator = configuratorPage(page, home, page.locator('cfg-configurator'))
  await configurator.goToStep('resumo', MODEL, CHOICES)
  await openFormOn(page, 'proposal')
  await fillIn(page, 'proposal')
  const posted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.request().isNavigationRequest(),
  )
  await send(page)
  const answer = await posted
  await expectPosted(page)
  expect([answer.status(), new URL(page.url()).origin]).toEqual([303, url])

  const read = async <Value>(expression: string): Promise<Value> =>
    JSON.parse(await runInWordpress(site.php, `echo wp_json_encode( ${expression} );`)) as Value
  const [lead, ...others] = await leads({ read })
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    form_type: 'proposal',
    status: 'received',
    email: 'ines@exemplo.pt',
  })
  // The mails are sent after the response.
  await expect.poll(async () => (await readMails(site.folder)).length).toBe(2)
  const mails = await readMails(site.folder)
  expect(mails.map(({ to }) => to)).toEqual([lead?.dealer_email, 'ines@exemplo.pt'])
  for (const { message } of mails) expect(message).toContain(MODEL)

  const log = await readFile(join(site.folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  expect(noticesIn(log)).toEqual([])
})
