import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../../../scripts/browser/find-browser.ts'
import { phpValue } from '../../../scripts/wordpress/php/php.ts'
import {
  openUnwatched,
  REPORT,
  REPORTING,
  START,
  startPage,
  type Report,
} from '../../e2e/hosts/opened-browser.ts'
import { CHOICES, MODEL, WHOLE } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'

/** Publishes a page, or a pattern, until the test ends. Returns its id. */
async function publish(
  wordpress: WordpressSite,
  stack: AsyncDisposableStack,
  name: string,
  content: string,
  type = 'page',
): Promise<number> {
  const text = Buffer.from(content).toString('base64')
  const id = await wordpress.read<number>(
    `wp_insert_post( array( 'post_type' => '${type}', 'post_status' => 'publish', 'post_title' => '${name}', 'post_name' => '${name}', 'post_content' => base64_decode( '${text}' ) ) )`,
  )
  stack.defer(async () => void (await wordpress.run(`wp_delete_post( ${id}, true );`)))
  return id
}

const REGIONS = `<!-- wp:query {"queryId":1,"enhancedPagination":true,"query":{"perPage":1,"postType":"page","order":"asc","orderBy":"title","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->
<!-- wp:html --><div data-wp-interactive="host" data-wp-router-region="around"><!-- /wp:html -->
[cfg_configurator]
<!-- wp:html --></div><!-- /wp:html -->`

test("WordPress's router changes regions beside and around the element, and Back leads to each step", async ({
  page,
  wordpress,
}) => {
  await using stack = new AsyncDisposableStack()
  await publish(wordpress, stack, 'regioes', REGIONS)
  const widget = page.locator('cfg-configurator')
  const configurator = configuratorPage(page, `${wordpress.url}/regioes/`, widget)
  await configurator.openHome()
  const element = await widget.elementHandle()
  const title = page.locator('h2.wp-block-post-title')
  const first = await title.innerText()
  await page.locator('.wp-block-query-pagination-next').click()
  await expect(title).not.toHaveText(first)
  expect(await element?.evaluate((each) => each.isConnected), 'the same element').toBe(true)
  await configurator.chooseModel(MODEL)
  await configurator.goThroughSteps('motor', 'versao', undefined, { motor: CHOICES.motor })
  await page.goBack()
  await configurator.expectStep('motor')
  await expect(configurator.option(CHOICES.motor)).toBeChecked()
  await page.goBack()
  await expect(configurator.heading).toHaveText('Escolha o seu Lume')
  await expect(title).not.toHaveText(first)
})

test('the element in a synced pattern keeps its route in memory', async ({ page, wordpress }) => {
  await using stack = new AsyncDisposableStack()
  const block = '<!-- wp:cfg-configurator/configurator /-->'
  const id = await publish(wordpress, stack, 'padrao', block, 'wp_block')
  await publish(wordpress, stack, 'com-padrao', `<!-- wp:block {"ref":${id}} /-->`)
  const address = `${wordpress.url}/com-padrao/`
  await page.goto(address)
  const widget = page.locator('cfg-configurator')
  await widget.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText(/^Selecione o Motor/)
  expect(page.url()).toBe(address)
})

test('the customizer shows the element, which opens its steps', async ({
  adminPage,
  wordpress,
}) => {
  const query = new URLSearchParams({ url: wordpress.page })
  await adminPage.goto(`${wordpress.url}/wp-admin/customize.php?${query}`)
  const widget = adminPage.frameLocator('#customize-preview iframe').locator('cfg-configurator')
  await widget.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).click()
  await widget.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText(/^Selecione a Versão/)
})

test("the site editor's canvas shows the first models", async ({ adminPage, wordpress }) => {
  const id = await wordpress.read<number>(`url_to_postid( '${wordpress.blockPage}' )`)
  const query = new URLSearchParams({ p: `/page/${id}`, canvas: 'edit' })
  await adminPage.goto(`${wordpress.url}/wp-admin/site-editor.php?${query}`)
  const block = adminPage
    .frameLocator('iframe[name="editor-canvas"]')
    .locator('[data-type^="cfg-configurator/"]')
  await expect(block.getByRole('listitem')).toHaveCount(3)
})

/** A must-use plugin that has WordPress print a rule which prerenders an address, and its pages report on themselves. */
const prerendering = (target: string): string => `<?php
add_action( 'wp_load_speculation_rules', fn( $rules ) => $rules->add_rule( 'prerender', 'test', array( 'source' => 'list', 'urls' => array( '${target}' ), 'eagerness' => 'immediate' ) ) );
$is_start = str_starts_with( $_SERVER['REQUEST_URI'], '${START}' );
$script   = $is_start ? ${phpValue(startPage('', target))} : ${phpValue(`<script>${REPORTING}</script>`)};
add_action( 'wp_head', fn() => print( $script ) );
// The prerendered page has a copy of what this writes to the session storage of the page before it.
if ( $is_start ) add_action( 'template_redirect', fn() => remove_action( 'wp_head', 'print_emoji_detection_script', 7 ) );
if ( str_starts_with( $_SERVER['REQUEST_URI'], '${REPORT}' ) ) {
	file_put_contents( __DIR__ . '/reports.txt', file_get_contents( 'php://input' ), FILE_APPEND );
	exit( file_get_contents( __DIR__ . '/reports.txt' ) );
}
`

test('a page that WordPress has the browser prerender writes and reports nothing until it is opened', async ({
  wordpress,
}) => {
  const target = `/configurador/?${WHOLE}`
  const folder = join(wordpress.folder, 'wp-content/mu-plugins')
  const reports = join(folder, 'reports.txt')
  await using stack = new AsyncDisposableStack()
  for (const file of [reports, join(folder, 'prerendering.php')]) stack.defer(() => rm(file))
  await writeFile(join(folder, 'prerendering.php'), prerendering(target))
  const readReports = async (): Promise<Report[]> =>
    JSON.parse(`[${(await readFile(reports, 'utf8')).replaceAll('}{', '},{')}]`)
  await writeFile(reports, '')
  const [prerendered, opened] = await openUnwatched(
    findBrowser(),
    `${wordpress.url}${START}`,
    readReports,
  )
  expect(prerendered).toMatchObject({ address: target, cookies: '', stored: 0, events: [] })
  expect(opened).toMatchObject({
    address: `/configurador/${encodeURIComponent(MODEL)}/resumo`,
    heading: `Lume ${MODEL}`,
    cookies: expect.stringContaining('cfg_app_params'),
  })
})
