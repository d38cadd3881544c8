import { CHOICES, MODEL } from '../../e2e/support/catalogue.ts'
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
