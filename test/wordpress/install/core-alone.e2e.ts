import { CHOICES, MODEL } from '../../e2e/support/catalogue.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../../scripts/build/plugin-zip.ts'
import { noticesIn } from '../../../scripts/wordpress/php/junit-report.ts'
import { runInWordpress } from '../../../scripts/wordpress/php/php.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { openFormOn } from '../../e2e/support/lead-fields.ts'
import { fillIn, leads, send, expectPosted } from '../leads/lead-forms.ts'
import { installByUpload, test } from '../support/bare-site.ts'
import { blockOthers, expect } from '../support/fixtures.ts'
import { readMails } from '../support/lead-mails.ts'
import { TRACES } from '../support/traces.ts'

test("the core's zip alone leads from its activation to the dealer's mail, and leaves nothing when it is deleted with its data", async ({
  browser,
  page,
  bare,
}, testInfo) => {
  const { url, site } = bare
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0, { storage: testInfo.outputPath('content-site') })
  stack.defer(contentSite.close)
  const office = await browser.newContext()
  stack.defer(() => office.close())
  await blockOthers(office)
  const editor = await office.newPage()
  const traces = async (): Promise<string[]> =>
    JSON.parse(await runInWordpress(site.php, TRACES)) as string[]

  await installByUpload(editor, bare, await makePluginZip())
  const plugins = await readdir(join(site.folder, 'wp-content/plugins'))
  expect(plugins.filter((name) => name.startsWith('cfg-'))).toEqual(['cfg-configurator'])
  // Nothing is public until the editor decides.
  const home = `${url}/configurador/`
  expect((await page.request.get(home)).status()).toBe(404)
  await editor.getByRole('button', { name: 'Criar a página' }).click()
  await editor.getByLabel('Endereço do site de conteúdos').fill(contentSite.url)
  await editor.getByRole('button', { name: 'Guardar alterações' }).click()
  await expect(editor.locator('#setting-error-settings_updated')).toBeVisible()
  await runInWordpress(site.php, "do_action( 'cfg_configurator_catalogue' );")

  const configurator = configuratorPage(page, home, page.locator('cfg-configurator'))
  await configurator.openHome()
  await configurator.expectHome()
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
  expect(new URL(page.url()).pathname).toBe('/pedido-recebido/')

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

  await editor.goto(`${url}/wp-admin/admin.php?page=cfg-configurator&tab=privacy`)
  await editor.getByRole('checkbox').check()
  await editor.getByRole('button', { name: 'Guardar alterações' }).click()
  await editor.goto(`${url}/wp-admin/plugins.php`)
  const row = editor.locator('tr[data-plugin^="cfg-configurator/"]')
  await row.locator('.deactivate a').click()
  await expect(row).toHaveClass(/\binactive\b/)
  expect((await page.request.get(`${home}x/motor`)).status(), 'a step').toBe(404)
  expect(await traces()).toContain('table wp_cfg_configurator_leads')
  editor.on('dialog', (dialog) => void dialog.accept())
  // Before the page is whole, the link leads to a form instead of asking.
  await editor.waitForLoadState('load')
  await row.locator('.delete a').click()
  await expect(editor.getByText(/successfully deleted/)).toBeVisible()
  await expect.poll(traces).toEqual(['page configurador'])
})
