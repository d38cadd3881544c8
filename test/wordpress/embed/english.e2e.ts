import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL } from '../../e2e/support/catalogue.ts'
import { portugueseTexts } from '../../e2e/support/portuguese-labels.ts'
import { expect, test } from '../support/fixtures.ts'

const LANGUAGES = new URL('languages.php', import.meta.url)

/** The locale of a page follows its path, as with plugins for several languages. */
const LOCALES = `
add_filter( 'locale', static fn ( $locale ) => str_starts_with( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/en/' ) ? 'en_GB' : $locale );`

test('with a plugin for languages, the page in English is English from the first paint on', async ({
  page,
  wordpress,
}) => {
  await using stack = new AsyncDisposableStack()
  const file = join(wordpress.folder, 'wp-content/mu-plugins/languages.php')
  const english = await wordpress.read<number>(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Configurator', 'post_name' => 'configurator', 'post_content' => '[cfg_configurator]' ) )`,
  )
  stack.defer(async () => {
    await rm(file)
    await wordpress.run(
      `wp_delete_post( ${english}, true ); delete_option( 'english_page' ); delete_option( 'rewrite_rules' );`,
    )
  })
  await writeFile(file, (await readFile(LANGUAGES, 'utf8')) + LOCALES)
  await wordpress.run(
    `update_option( 'english_page', ${english} ); delete_option( 'rewrite_rules' );`,
  )

  const address = `${wordpress.url}/en/configurator/`
  const printed = await (await page.request.get(address)).text()
  expect(printed).toContain('lang="en-GB"')
  for (const text of ['Monthly payment', 'APR (TAEG)', 'Amount financed', '/month'])
    expect(printed).toContain(text)
  expect(printed).not.toMatch(/Mensalidade|Montante financiado|Selecionar/)

  await page.goto(address)
  await expect(page.locator('[part=root]')).toHaveAttribute('lang', 'en-GB')
  await page.getByRole('button', { name: `Select ${MODEL}` }).click()
  // The theme shows the title of the page above it.
  await expect(page.locator('cfg-configurator').getByRole('heading', { level: 1 })).toHaveText(
    `Choose the engine for your ${MODEL}`,
  )
  await expect.poll(() => portugueseTexts(page)).toEqual([])

  const portuguese = await (await page.request.get(`${wordpress.url}/pt/configurador/`)).text()
  expect(portuguese).toContain('Mensalidade')
  expect(portuguese).not.toContain('Monthly payment')
})
