import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

/** Permalinks that the web server may not know. */
const PERMALINKS = {
  'plain permalinks': `add_filter( 'pre_option_permalink_structure', '__return_empty_string' );`,
  'index permalinks': `add_filter( 'pre_option_permalink_structure', static fn () => '/index.php/%postname%/' );`,
}

for (const [name, code] of Object.entries(PERMALINKS))
  test(`with ${name}, the steps load their data`, async ({ page, wordpress }) => {
    const file = join(wordpress.folder, 'wp-content/mu-plugins/permalinks.php')
    await using stack = new AsyncDisposableStack()
    stack.defer(async () => {
      await rm(file)
      await wordpress.run(`delete_option( 'rewrite_rules' );`)
    })
    await writeFile(file, `<?php ${code}`)
    await wordpress.run(`delete_option( 'rewrite_rules' );`)
    const address = await wordpress.read<string>(
      `get_permalink( get_page_by_path( 'configurador' ) )`,
    )
    const configurator = configuratorPage(page, address, page.locator('cfg-configurator'))
    await configurator.openHome()
    // With plain permalinks, a step has no URL of its own.
    const widget = page.locator('cfg-configurator')
    await widget.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
    await expect(configurator.heading).toContainText(MODEL)
    await configurator.expectPriced()
  })

test('if a step cannot load its data, the telephone and the mail of the site are below the message', async ({
  page,
  wordpress,
}) => {
  await using stack = new AsyncDisposableStack()
  const option = "'cfg_configurator_settings'"
  stack.defer(async () => {
    await wordpress.run(
      `update_option( ${option}, array_diff_key( get_option( ${option} ), array( 'contact_phone' => 1, 'contact_email' => 1 ) ) );`,
    )
  })
  await wordpress.run(
    `update_option( ${option}, array( 'contact_phone' => '+351 210 000 000', 'contact_email' => 'apoio@lume.example' ) + get_option( ${option} ) );`,
  )
  // The file of the catalogue and the call.
  await page.route(/lstEngines/, (route) => route.fulfill({ status: 403 }))
  const configurator = configuratorPage(page, wordpress.page, page.locator('cfg-configurator'))
  await configurator.openHome()
  const phone = page.getByRole('link', { name: '+351 210 000 000' })
  await expect(phone).toBeHidden()
  await page
    .locator('cfg-configurator')
    .getByRole('button', { name: `Selecionar ${MODEL}`, exact: true })
    .click()
  await expect(phone).toBeVisible({ timeout: 15_000 })
  await expect(phone).toHaveAttribute('href', 'tel:+351210000000')
  await expect(page.getByRole('link', { name: 'apoio@lume.example' })).toBeVisible()
})
