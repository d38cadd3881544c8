import { readFile } from 'node:fs/promises'
import { axeOn } from '../../e2e/support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { beginAnew, leads, sendLead } from './lead-forms.ts'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

test('a lead is found, shown, followed up, sent again, exported and deleted in the back office', async ({
  page,
  adminPage,
  wordpress,
}) => {
  const before = (await sendLead(page, wordpress, 'proposal')).length
  const list = `${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads`
  const row = adminPage.getByRole('row', { name: /Inês Conceição/ })
  const done = adminPage.locator('.cfg-leads .notice-success')
  await adminPage.goto(`${list}&s=nobody`)
  await expect(row).toHaveCount(0)
  await adminPage.goto(list)
  await adminPage.getByRole('searchbox').fill('ines@')
  await adminPage.keyboard.press('Enter')
  await adminPage.waitForURL(/[?&]s=ines/)
  await expect(row).toContainText('Maré')
  await adminPage.goto(`${list}&form_type=test-drive`)
  await expect(row).toHaveCount(0)
  await adminPage.goto(list)
  await row.getByRole('link', { name: 'Inês Conceição' }).click()
  for (const part of ['Lume Tejo, Lisboa', 'Bom dia 🚗', 'TAEG', /\d,\d%/])
    await expect(adminPage.locator('.cfg-leads')).toContainText(part)
  const { violations } = await (await axeOn(adminPage)).include('#wpbody-content').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await adminPage.locator('.cfg-leads select[name=of]').selectOption('contacted')
  await adminPage.locator('.cfg-leads form:has([name=of]) button').click()
  await expect(done).toBeVisible()
  await adminPage.locator('a[href*="do=mail"][href*="of=buyer"]').click()
  await expect(done).toBeVisible()
  await wordpress.run("do_action( 'cfg_configurator_leads' );")
  await expect.poll(async () => (await wordpress.mails()).length).toBe(before + 1)
  expect((await wordpress.mails()).at(-1)?.to).toBe('ines@exemplo.pt')
  await adminPage.goto(list)
  const [download] = await Promise.all([
    adminPage.waitForEvent('download'),
    adminPage.locator('a[href*="cfg_configurator_leads_export"]').click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.codePointAt(0)).toBe(0xfeff)
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain('"Inês Conceição";"ines@exemplo.pt";"912345678"')
  const remove = async (answer: 'accept' | 'dismiss'): Promise<void> => {
    adminPage.once('dialog', (dialog) => void dialog[answer]())
    await row.hover()
    await row.locator('a[href*="do=delete"]').click()
  }
  await remove('dismiss')
  await expect(row).toBeVisible()
  expect(await leads(wordpress)).toHaveLength(1)
  await remove('accept')
  await expect(done).toBeVisible()
  expect(await leads(wordpress)).toEqual([])
})

test('a user who may only read leads sees the menu but no settings', async ({
  browser,
  wordpress,
}) => {
  await wordpress.run(
    `$id = username_exists( 'vendas' ) ?: wp_insert_user( array( 'user_login' => 'vendas', 'user_pass' => 'vendas', 'role' => 'subscriber' ) );
    get_user_by( 'id', $id )->add_cap( 'cfg_configurator_read_leads' );`,
  )
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${wordpress.url}/wp-login.php`)
  await context.request.post(`${wordpress.url}/wp-login.php`, {
    form: { log: 'vendas', pwd: 'vendas', testcookie: '1' },
    maxRedirects: 0,
  })
  await page.goto(`${wordpress.url}/wp-admin/`)
  await page.locator('#toplevel_page_cfg-configurator').getByRole('link').first().click()
  await expect(page.locator('.cfg-leads')).toBeVisible()
  const refused = await page.goto(`${wordpress.url}/wp-admin/admin.php?page=cfg-configurator`)
  expect(refused?.status()).toBe(403)
  await context.close()
})
