import { readFile } from 'node:fs/promises'
import { dialogOf } from '../../e2e/support/lead-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { beginAnew, fillIn, leads, openForm, send, sendLead, expectPosted } from './lead-forms.ts'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

test('a lead is found, shown, corrected, sent again, exported and deleted in the back office', async ({
  page,
  adminPage,
  wordpress,
}) => {
  const before = (await sendLead(page, wordpress, 'proposal')).length
  const list = `${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads`
  const row = adminPage.getByRole('row', { name: /Inês Conceição/ })
  await adminPage.goto(`${list}&s=nobody`)
  await expect(row).toHaveCount(0)
  await adminPage.goto(list)
  await adminPage.getByRole('searchbox').fill('ines@')
  await adminPage.keyboard.press('Enter')
  await expect(row).toContainText(/€/)
  await adminPage.locator('#cfg-lead-form').selectOption('test-drive')
  await adminPage.locator('#post-query-submit, [name=filter_action]').first().click()
  await expect(row).toHaveCount(0)
  await adminPage.goto(list)
  const unread = adminPage.locator('#toplevel_page_cfg-configurator .pending-count').first()
  await expect(unread).toHaveText('1')
  await row.getByRole('link', { name: 'Inês Conceição' }).click()
  for (const part of ['Lume Tejo, Lisboa', 'Bom dia 🚗', 'TAEG', /\d,\d%/])
    await expect(adminPage.locator('.cfg-leads')).toContainText(part)
  await adminPage.locator('input[name=email]').fill('nova@exemplo.pt')
  await adminPage.locator('.cfg-leads form:has([name=email]) button').click()
  await expect(adminPage.locator('.notice-success')).toBeVisible()
  await adminPage.locator('a[href*="lead_resend"]').click()
  await expect(adminPage.locator('.notice-success')).toBeVisible()
  await expect.poll(async () => (await wordpress.mails()).length).toBe(before + 2)
  expect((await wordpress.mails()).at(-1)?.to).toBe('nova@exemplo.pt')
  const [download] = await Promise.all([
    adminPage.waitForEvent('download'),
    adminPage.locator('a[href*="lead_export"]').click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.codePointAt(0)).toBe(0xfeff)
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain('"Inês Conceição";"nova@exemplo.pt";"912345678"')
  const remove = async (answer: 'accept' | 'dismiss'): Promise<void> => {
    adminPage.once('dialog', (dialog) => void dialog[answer]())
    await row.hover()
    await row.locator('a[href*="lead_delete"]').click()
  }
  await adminPage.goto(list)
  await expect(unread).toHaveCount(0)
  await remove('dismiss')
  await expect(row).toBeVisible()
  expect(await leads(wordpress)).toHaveLength(1)
  await remove('accept')
  await expect(adminPage.locator('.notice-success')).toBeVisible()
  expect(await leads(wordpress)).toEqual([])
})

test('leads whose mail was given up are listed, and selected leads are deleted after a confirmation', async ({
  page,
  adminPage,
  wordpress,
}) => {
  await sendLead(page, wordpress, 'test-drive')
  await wordpress.run(
    "$GLOBALS['wpdb']->query( \"UPDATE wp_cfg_configurator_deliveries SET state = 'failed' WHERE recipient = 'dealer'\" );",
  )
  await adminPage.goto(`${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads`)
  await adminPage.locator('.notice a[href*="mail=failed"]').click()
  const row = adminPage.getByRole('row', { name: /Inês Conceição/ })
  await expect(row.locator('.cfg-leads-failed')).toBeVisible()
  await row.getByRole('checkbox').check()
  await adminPage.locator('#bulk-action-selector-top').selectOption('delete')
  adminPage.once('dialog', (dialog) => void dialog.dismiss())
  await adminPage.locator('#doaction').click()
  expect(await leads(wordpress)).toHaveLength(1)
  adminPage.once('dialog', (dialog) => void dialog.accept())
  await adminPage.locator('#doaction').click()
  await expect(adminPage.locator('.notice-success')).toBeVisible()
  expect(await leads(wordpress)).toEqual([])
})

test("WordPress's privacy tools export and erase a buyer's leads", async ({
  page,
  adminPage,
  wordpress,
}) => {
  await sendLead(page, wordpress, 'proposal')
  const request = async (kind: 'export' | 'remove'): Promise<void> => {
    await wordpress.run(
      `wp_update_post( array( 'ID' => wp_create_user_request( 'ines@exemplo.pt', '${kind}_personal_data' ), 'post_status' => 'request-confirmed' ) );`,
    )
    const screen = kind === 'export' ? 'export' : 'erase'
    await adminPage.goto(`${wordpress.url}/wp-admin/${screen}-personal-data.php`)
  }
  const row = adminPage.getByRole('row', { name: /ines@exemplo\.pt/ })
  await request('export')
  await row.hover()
  const [download] = await Promise.all([
    adminPage.waitForEvent('download'),
    row
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  ])
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  const exported = await wordpress.read<string>(
    "( static function () { $f = glob( wp_privacy_exports_dir() . '*.zip' ); $z = new ZipArchive(); $z->open( end( $f ) ); return (string) $z->getFromName( 'index.html' ); } )()",
  )
  for (const part of ['Inês Conceição', '912345678', 'Bom dia 🚗', 'Lume Tejo, Lisboa'])
    expect(exported).toContain(part)
  await request('remove')
  await row.hover()
  await row
    .getByRole('button', { name: /Erase|Apagar|Force/ })
    .first()
    .click()
  await expect.poll(() => leads(wordpress)).toEqual([])
})

test('a lead with a filled-in honeypot field is held back until an editor accepts it', async ({
  page,
  adminPage,
  wordpress,
}) => {
  await openForm(page, wordpress, 'proposal')
  await fillIn(page, 'proposal')
  await dialogOf(page)
    .locator('input[name=web_page]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await send(page)
  await expectPosted(page)
  expect(await leads(wordpress)).toMatchObject([{ status: 'held' }])
  expect(await wordpress.mails()).toEqual([])
  await adminPage.goto(
    `${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads&status=held`,
  )
  const row = adminPage.getByRole('row', { name: /Inês Conceição/ })
  await row.hover()
  await row.locator('a[href*="lead_release"]').click()
  await expect(adminPage.locator('.notice-success')).toBeVisible()
  await expect.poll(async () => (await wordpress.mails()).length).toBe(2)
})
