import { addInterface, ask, toolNames } from '../../e2e/support/agent-interface.ts'
import { CHOSEN, linkTo, need } from '../../e2e/support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Through the gateway, and with the addresses of the site's page.
test('an agent simulates a loan with its notice, and its link opens the car on the page', async ({
  page,
  wordpress,
  configurator,
}) => {
  await page.addInitScript(addInterface)
  await configurator.openHome()
  await expect.poll(async () => (await toolNames(page)).length).toBe(7)
  const { models } = (await ask(page, 'list_models')) as { models: { id: string; name: string }[] }
  const { id, name } = need('second model', models.slice(1))
  const loan = await ask(page, 'simulate_financing', { model: id })
  expect(loan).toMatchObject({
    financing: {
      monthlyPayment: expect.any(Number),
      taeg: expect.any(Number),
      mtic: expect.any(Number),
      creditWarning: expect.stringContaining('custa dinheiro'),
    },
  })
  const { link } = loan as { link: string }
  expect(link.startsWith(`${wordpress.url}/configurador`)).toBe(true)
  await page.goto(link)
  await configurator.expectStep('resumo', name)
})

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
