import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures.ts'
import { beginAnew, leads, sendLead } from './lead-forms.ts'

test("WordPress's privacy tools export and erase a buyer's leads", async ({
  page,
  adminPage,
  wordpress,
}) => {
  await beginAnew(wordpress)
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
