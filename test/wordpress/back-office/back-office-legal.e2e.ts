import { expect, test } from '../support/fixtures.ts'
import { addressOf, keepSettings, setting } from './settings-screen.ts'

keepSettings()

test('an editor sees a legal text in all its places before saving it', async ({
  adminPage,
  wordpress,
}) => {
  await adminPage.goto(addressOf(wordpress, 'legal'))
  await adminPage.locator('#cfg-lender_name').fill('Banco Por Guardar, S.A.')
  const opened = adminPage.waitForEvent('popup')
  await adminPage.locator('button[formtarget="_blank"]').click()
  const preview = await opened
  const places = preview.locator('.cfg-legal-place')
  const lender = /Mutuante: Banco Por Guardar, S\.A\./
  // Credit notice, representative example, printed summary and the models that WordPress prints.
  await expect(places.locator('.credit').filter({ hasText: lender })).toHaveCount(4)
  for (const mail of [0, 1])
    await expect(preview.locator('iframe').nth(mail).contentFrame().getByText(lender)).toBeVisible()
  await expect(places.locator('.credit').first()).toHaveCSS('display', 'block')
  expect((await setting(wordpress, 'lender_name')) ?? '').not.toContain('Por Guardar')
  await preview.getByRole('link', { name: 'Mutuante', exact: true }).first().click()
  await expect(preview.locator('#cfg-lender_name')).toBeInViewport()
})
