import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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
import { walkHost, type Host } from '../../e2e/hosts/walk-host.ts'
import { CHOICES, MODEL, WHOLE } from '../../e2e/support/catalogue.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { beginAnew, leads } from '../leads/lead-forms.ts'
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

/** A must-use plugin with a number that each page counts on, and pages in the language of a cookie. */
const WALKED = `<?php
add_shortcode( 'contador', function () { update_option( 'contador', 1 + (int) get_option( 'contador' ) ); return get_option( 'contador' ); } );
add_filter( 'locale', fn( $locale ) => 'en' === ( $_COOKIE['lang'] ?? '' ) ? 'en_GB' : $locale );
`

/** Walks the page of the shortcode, with other content until the test ends. */
async function walkWordpress(
  page: Page,
  wordpress: WordpressSite,
  stack: AsyncDisposableStack,
  content: string,
  host: Host,
): Promise<void> {
  const file = join(wordpress.folder, 'wp-content/mu-plugins/walked.php')
  stack.defer(() => rm(file))
  await writeFile(file, WALKED)
  const replace = async (text: string): Promise<string> => {
    const encoded = Buffer.from(text).toString('base64')
    return wordpress.run(
      `$page = get_post( url_to_postid( '${wordpress.page}' ) ); wp_update_post( array( 'ID' => $page->ID, 'post_content' => base64_decode( '${encoded}' ) ) ); echo $page->post_content;`,
    )
  }
  const before = await replace(content)
  stack.defer(async () => void (await replace(before)))
  await beginAnew(wordpress)
  const paths: { path: string }[] = []
  page.on('request', (request) => paths.push({ path: new URL(request.url()).pathname }))
  const site = { url: wordpress.page, requests: () => paths, leads: () => leads(wordpress) }
  await walkHost(page, site, host)
}

test("WordPress's router replaces a region around the element, from the models to the form", async ({
  page,
  wordpress,
}) => {
  test.setTimeout(300_000)
  await using stack = new AsyncDisposableStack()
  const counter = page.locator('.contador')
  const content = REGIONS.replace('[cfg_configurator]', '<p class="contador">[contador]</p>$&')
  await walkWordpress(page, wordpress, stack, content, {
    keepsElement: true,
    swap: async () => {
      const before = await counter.innerText()
      await page.evaluate(`import('@wordpress/interactivity-router').then(({ actions }) =>
        actions.navigate(location.href, { replace: true, force: true }))`)
      await expect(counter).not.toHaveText(before)
    },
  })
})

test('pages of WordPress lead Back and Forward, to the summary and the form', async ({
  page,
  wordpress,
}) => {
  test.setTimeout(300_000)
  await using stack = new AsyncDisposableStack()
  const heading = '<!-- wp:heading {"level":1} --><h1>Bem-vindo à loja</h1><!-- /wp:heading -->'
  await publish(wordpress, stack, 'Loja', heading)
  await walkWordpress(page, wordpress, stack, '[cfg_configurator]', { isLoaded: true })
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
