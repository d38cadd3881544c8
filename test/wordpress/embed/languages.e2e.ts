import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODEL } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { portugueseTexts } from '../../e2e/support/portuguese-labels.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'

const LANGUAGES = new URL('languages.php', import.meta.url)

interface Site extends AsyncDisposable {
  /** Paths of the page in the settings and of an English one, in this order. */
  readonly pages: readonly [string, string]
}

/** Adds an English page, and a plugin that puts the language of each page before its path. */
async function withLanguages(wordpress: WordpressSite, more = ''): Promise<Site> {
  const file = join(wordpress.folder, 'wp-content/mu-plugins/languages.php')
  const english = await wordpress.read<number>(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Configurator', 'post_name' => 'configurator', 'post_content' => '[cfg_configurator]' ) )`,
  )
  await writeFile(file, (await readFile(LANGUAGES, 'utf8')) + more)
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

/** The locale of a page follows its path, as with plugins for several languages. */
const LOCALES = `
add_filter( 'locale', static fn ( $locale ) => str_starts_with( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/en/' ) ? 'en_GB' : $locale );`

test('with a plugin for languages, the page in English is English from the first paint on', async ({
  page,
  wordpress,
}) => {
  await using _ = await withLanguages(wordpress, LOCALES)
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
