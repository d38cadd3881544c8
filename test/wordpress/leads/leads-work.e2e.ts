import { expect, test } from '../support/fixtures.ts'
import { beginAnew, sendLead } from './lead-forms.ts'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

test.afterEach(({ wordpress }) =>
  wordpress.run(
    "update_option( 'cfg_configurator_settings', array( 'mail_dealer_text' => '' ) + get_option( 'cfg_configurator_settings' ) );",
  ),
)

test('an editor previews and saves the text of a mail, and follows up the lead that is sent with it', async ({
  page,
  adminPage,
  wordpress,
}) => {
  const text = adminPage.locator('#cfg-mail_dealer_text')
  await adminPage.goto(`${wordpress.url}/wp-admin/admin.php?page=cfg-configurator&tab=mail`)
  await text.fill('Pedido de {nome} {apelido}')
  await adminPage.locator('#cfg-form #submit').click()
  await expect(adminPage.locator('#cfg-mail_dealer_text-error')).toContainText('{apelido}')
  await expect(text).toHaveValue('Pedido de {nome} {apelido}')
  await text.fill('Pedido de {nome}:')
  const [preview] = await Promise.all([
    adminPage.waitForEvent('popup'),
    adminPage.locator('button[value="show:dealer"]').click(),
  ])
  await expect(preview.frameLocator('iframe').locator('body')).toContainText(/Pedido de \w+/)
  await preview.close()
  await expect(text).toHaveValue('Pedido de {nome}:')
  await adminPage.locator('#cfg-form #submit').click()
  await expect(adminPage.locator('.notice-success')).toBeVisible()

  const mails = await sendLead(page, wordpress, 'proposal')
  expect(JSON.stringify(mails[0])).toContain('Pedido de Inês Conceição:')
  await adminPage.goto(`${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads`)
  await adminPage.locator('.row-title').click()
  await adminPage.locator('[name=sales_status]').selectOption('contacted')
  await adminPage.locator('[name=note]').fill('Visita na sexta-feira.')
  await adminPage.locator('form:has([name=note]) button').click()
  await expect(adminPage.locator('.cfg-leads-note')).toContainText('Visita na sexta-feira.')
  await adminPage.goto(
    `${wordpress.url}/wp-admin/admin.php?page=cfg-configurator-leads&sales=contacted&assigned=0`,
  )
  await expect(adminPage.locator('.row-title')).toHaveCount(1)
})
