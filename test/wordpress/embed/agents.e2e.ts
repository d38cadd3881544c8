import { CHOSEN, linkTo } from '../../e2e/support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'

test('a page whose shortcode names a configuration opens on it, with the car in the first paint', async ({
  page,
  wordpress,
}) => {
  const { model, version } = CHOSEN
  const shortcode = `[cfg_configurator configuration="?${linkTo(CHOSEN)}"]`
  const id = await wordpress.read<number>(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Campanha', 'post_name' => 'campanha', 'post_content' => '${shortcode}' ) )`,
  )
  try {
    const address = `${wordpress.url}/campanha/`
    expect(await (await page.request.get(address)).text()).toContain(model.model)
    await page.goto(address)
    const widget = page.locator('cfg-configurator')
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(`Lume ${model.model}`)
    await expect(widget).toContainText(version.designation)
    await expect(widget.getByText(/^Preço total desde/).first()).toBeVisible()
  } finally {
    await wordpress.run(`wp_delete_post( ${id}, true );`)
  }
})
