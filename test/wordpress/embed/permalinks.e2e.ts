import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'

const LANGUAGES = new URL('languages.php', import.meta.url)

interface Site extends AsyncDisposable {
  /** Paths of the page in the settings and of an English one, in this order. */
  readonly pages: readonly [string, string]
}

/** Adds an English page, and a plugin that puts the language of each page before its path. */
async function withLanguages(wordpress: WordpressSite): Promise<Site> {
  const file = join(wordpress.folder, 'wp-content/mu-plugins/languages.php')
  const english = await wordpress.read<number>(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Configurator', 'post_name' => 'configurator', 'post_content' => '[cfg_configurator]' ) )`,
  )
  await writeFile(file, await readFile(LANGUAGES))
  await wordpress.run(
    `update_option( 'english_page', ${english} ); delete_option( 'rewrite_rules' );`,
  )
  return {
    pages: ['/pt/configurador', '/en/configurator'],
    async [Symbol.asyncDispose]() {
      await rm(file)
      await wordpress.run(
        `wp_delete_post( ${english}, true ); delete_option( 'english_page' ); delete_option( 'rewrite_rules' );`,
      )
    },
  }
}

test('with a plugin for languages, the steps of each page open by their URL and again after a reload', async ({
  page,
  wordpress,
}) => {
  await using languages = await withLanguages(wordpress)
  const element = page.locator('cfg-configurator')
  for (const path of languages.pages) {
    const configurator = configuratorPage(page, `${wordpress.url}${path}/`, element)
    await configurator.openHome()
    await configurator.chooseModel(MODEL)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(`${path}/${MODEL}/motor`)
    const response = await page.reload({ waitUntil: 'domcontentloaded' })
    expect(response?.status()).toBe(200)
    await configurator.expectStep('motor')
    await expect(element).toHaveAttribute('base-path', path)
  }
})

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
