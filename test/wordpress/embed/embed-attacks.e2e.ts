import type { Page } from '@playwright/test'
import { phpValue } from '../../../scripts/wordpress/php/php.ts'
import { expect, test } from '../support/fixtures.ts'
import { OPTION, addressOf, tabsOf } from '../back-office/settings-screen.ts'
import { ATTRIBUTES } from '../../../src/element/attributes.ts'

/** Texts that would run as script wherever one of them left its place. */
const ATTACKS = [
  '<script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "' onmouseover='window.hit=1",
  '</template></cfg-configurator><svg onload=window.hit=1>',
  '</textarea></title><iframe srcdoc="<script>parent.hit=1</script>">',
  '&quot;&gt;&lt;img src=x onerror=window.hit=1&gt;',
  'javascript:window.hit=1',
  '{{constructor.constructor("window.hit=1")()}}',
] as const

/** All of them in one text, and the one that must be tested separately. */
const TOGETHER = [ATTACKS.join(' '), 'javascript:window.hit=1'] as const

/** What one of them would have put into the page. */
const INJECTED =
  '[onerror], [onload], [onmouseover], iframe[srcdoc], [href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]'

/** Settings that say where something is, not what is shown. */
const PLACES = new Set(['page_id', 'page_path', 'content_site'])

let kept = ''

test.beforeEach(async ({ wordpress }) => {
  kept = await wordpress.run(`echo base64_encode( serialize( get_option( '${OPTION}' ) ) );`)
})

test.afterEach(async ({ wordpress }) => {
  await wordpress.run(
    `remove_all_filters( 'sanitize_option_${OPTION}' );
    update_option( '${OPTION}', unserialize( base64_decode( '${kept}' ) ) );
    Cfg_Configurator\\First_View\\Catalogue::refresh();`,
  )
})

/** PHP that saves settings past every check, as somebody with the database might. */
const saved = (settings: object): string =>
  `remove_all_filters( 'sanitize_option_${OPTION}' );
  update_option( '${OPTION}', ${phpValue(settings)} + get_option( '${OPTION}' ) );`

/** Every setting there is, each an attack. */
const settingsWith = (keys: readonly string[], attack: string): object => ({
  ...Object.fromEntries(keys.map((key) => [key, attack])),
  faqs_motor: [{ question: attack, answer: attack }],
  cfg_editor_labels_pt: { select: attack, homeTitle: attack, legalTitle: attack },
})

async function expectUnharmed(page: Page, what: string): Promise<void> {
  const found = page.locator(INJECTED)
  expect(await found.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), what).toEqual([])
  expect(await page.evaluate(() => 'hit' in globalThis), what).toBe(false)
}

function refuseDialogs(page: Page): void {
  page.on('dialog', async (dialog) => {
    await dialog.dismiss()
    throw new Error('a dialog opened')
  })
}

const keysOf = async (read: <V>(code: string) => Promise<V>): Promise<string[]> => {
  const all = await read<string[]>('array_keys( Cfg_Configurator\\Settings\\Settings::fields() )')
  return all.filter((key) => !PLACES.has(key))
}

test('no setting, model name or address runs as script', async ({ page, wordpress }) => {
  refuseDialogs(page)
  const keys = await keysOf(wordpress.read)
  expect(keys.length).toBeGreaterThan(45)
  const widget = page.locator('cfg-configurator')
  for (const attack of TOGETHER) {
    const model = { id: attack, model: attack, modelImg: attack, price: 1 }
    const models = [{ ...model, segments: [{ id: attack, name: attack }] }]
    const engine = { id: 1, engineID: 1, modelID: attack, fuel: attack, transmission: attack }
    const engines = [{ ...engine, engine: attack, designation: attack, price: 1 }]
    const backOffice = { seo: { title: attack, content: attack }, product: attack }
    const lists = { 'lstModels/': models, 'backOffice/': backOffice }
    await wordpress.run(
      `${saved(settingsWith(keys, attack))}
      $lists = ${phpValue(lists)};
      add_filter( 'cfg_configurator_content_response', static fn ( $given, $path ) => $lists[ $path ] ?? array(), PHP_INT_MAX, 2 );
      Cfg_Configurator\\First_View\\Catalogue::refresh();`,
    )
    await page.route(/\/wp-json\/cfg\/lstModels/, (route) => route.fulfill({ json: models }))
    await page.route(/\/wp-json\/cfg\/lstEngines/, (route) => route.fulfill({ json: engines }))
    await page.goto(wordpress.page)
    await expect(widget.getByRole('button').first()).toBeVisible()
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(attack)
    await expectUnharmed(page, `the line-up: ${attack}`)
    const encoded = encodeURIComponent(attack)
    await page.goto(`${wordpress.page}${encoded}/motor?engine=${encoded}#${encoded}`)
    await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUnharmed(page, `an address: ${attack}`)
    await page.goto(`${wordpress.page}?modelid=${encoded}&colext=${encoded}&utm_source=${encoded}`)
    await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectUnharmed(page, `a query: ${attack}`)
  }
})

test('no attribute of a shortcode or a block runs as script', async ({ page, wordpress }) => {
  refuseDialogs(page)
  const names = Object.keys(ATTRIBUTES)
  for (const attack of TOGETHER) {
    const object = JSON.stringify({
      title: attack,
      content: attack,
      legalContent: attack,
      noModel: attack,
    })
    const objects = names.map((name) => [
      name,
      /sect$|^seo$|^svg$|page$/.test(name) ? object : attack,
    ])
    const overrides = { ...Object.fromEntries(objects), onclick: 'window.hit=1', style: attack }
    // A shortcode's value ends with its quote, and `]` ends the whole.
    const inShortcode = attack.replaceAll(/["'[\]]/g, '')
    const code = names.map((name) => `${name}="${inShortcode}"`).join(' ')
    const id = await wordpress.run(
      `kses_remove_filters();
      $block = get_comment_delimited_block_content( 'cfg-configurator/configurator', array( 'overrides' => ${phpValue(overrides)}, 'align' => ${phpValue(attack)} ), '' );
      echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'ataque', 'post_title' => 'Ataque',
        'post_content' => wp_slash( $block . "\\n\\n[cfg_configurator " . ${phpValue(code)} . " align='x onclick=1']" ) ) );`,
    )
    await page.goto(`${wordpress.url}/ataque/`)
    const widgets = page.locator('cfg-configurator')
    await expect(widgets).toHaveCount(2)
    await expect(widgets.first().getByRole('heading', { level: 1 })).toBeVisible()
    await expectUnharmed(page, attack)
    await expect(page.locator('cfg-configurator[onclick], cfg-configurator[style]')).toHaveCount(0)
    await wordpress.run(`wp_delete_post( ${id}, true );`)
  }
})

for (const [index, attack] of TOGETHER.entries()) {
  test(`no setting runs as script where editors read it, with text ${index + 1}`, async ({
    adminPage,
    wordpress,
  }) => {
    refuseDialogs(adminPage)
    const keys = [...(await keysOf(wordpress.read)), 'content_site']
    await wordpress.run(saved(settingsWith(keys, attack)))
    for (const tab of await tabsOf(wordpress)) {
      await adminPage.goto(addressOf(wordpress, tab))
      await expect(adminPage.locator('.cfg-configurator-settings')).toBeVisible()
      await expectUnharmed(adminPage, tab)
      // A chosen picture has a preview.
      const injected = adminPage.locator('.cfg-configurator-settings img:is([onerror], [src="x"])')
      await expect(injected, tab).toHaveCount(0)
    }
  })
}
