import { MODEL } from '../../e2e/support/catalogue.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAddOnZip, makePluginZip } from '../../../scripts/build/plugin-zip.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { phpValue } from '../../../scripts/wordpress/php/php.ts'
import { PLUGIN_MAIN, pluginMain } from '../../../scripts/wordpress/install/plugin-files.ts'
import { startWordpress } from '../../../scripts/wordpress/serve/start-wordpress.ts'
import { wpConfig } from '../../../scripts/wordpress/install/wp-config.ts'
import { unpackZip } from '../../../scripts/build/zip.ts'
import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { TRACES } from '../support/traces.ts'

/** A network of sites in folders, with the plugin's files in place and nothing activated. */
interface Network {
  /** Without a closing slash. */
  readonly url: string
  /** Runs PHP in the back office of one of its sites, as an administrator of the network, and gives what it prints. */
  readonly run: (path: string, code: string) => Promise<string>
}

/** Turns the site into the first of a network. */
const NETWORK = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; }
install_network();
$made = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@lume.example', 'Lume', '/', false );
if ( is_wp_error( $made ) ) { echo $made->get_error_message(); }`

const test = base.extend<{ network: Network }>({
  network: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wordpress-network-'))
    const port = await freePort()
    const { site, url, stop } = await startWordpress({ folder, port, plugin: 'none' })
    const run = (path: string, code: string): Promise<string> =>
      site.php.run(`<?php
        define( 'WP_ADMIN', true );
        $_SERVER['HTTP_HOST'] = ${phpValue(new URL(url).host)};
        $_SERVER['REQUEST_URI'] = ${phpValue(path)};
        require ${phpValue(`${site.php.root}/wp-load.php`)};
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        wp_set_current_user( 1 );
        ${code}`)
    expect(await run('/', NETWORK)).toBe('')
    // WP_HOME would apply to every site of the network.
    const addresses = {
      MULTISITE: true,
      SUBDOMAIN_INSTALL: false,
      DOMAIN_CURRENT_SITE: new URL(url).host,
      PATH_CURRENT_SITE: '/',
      SITE_ID_CURRENT_SITE: 1,
      BLOG_ID_CURRENT_SITE: 1,
    }
    const config = { url, database: { kind: 'sqlite' }, cron: false, addresses } as const
    await writeFile(join(folder, 'wp-config.php'), wpConfig(config))
    // A network requests no private address: the sample models of the add-on stand for a content site.
    for (const zip of [await makePluginZip(), await makeAddOnZip('editor')])
      await unpackZip(zip, join(folder, 'wp-content/plugins'))
    await use({ url, run })
    await stop()
    await rm(folder, { recursive: true, force: true })
  },
})

const addSite = ({ url, run }: Network, path: string): Promise<string> =>
  run(
    '/',
    `$id = wpmu_create_blog( ${phpValue(new URL(url).host)}, ${phpValue(path)}, 'Loja', 1 );
    if ( is_wp_error( $id ) ) { echo $id->get_error_message(); return; }
    switch_to_blog( $id );
    // WordPress's own translation is not installed.
    add_filter( 'get_available_languages', fn () => array( 'pt_PT' ) );
    update_option( 'WPLANG', 'pt_PT' );
    update_option( 'permalink_structure', '/%postname%/' );`,
  )

const traces = async ({ run }: Network, path: string): Promise<string[]> =>
  JSON.parse(await run(path, TRACES)) as string[]

/** Status and text of a step's address on a site. */
async function step({ url }: Network, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}${path}configurador/Mar%C3%A9/motor`)
  return { status: answer.status, text: await answer.text() }
}

test('each site of a network has its own configurator and nothing is left after uninstalling', async ({
  page,
  network,
}) => {
  const { url, run } = network
  expect(await addSite(network, '/loja/')).toBe('')
  for (const main of [PLUGIN_MAIN, pluginMain('editor')]) {
    const activate = `$result = activate_plugin( '${main}', '', true );
      echo is_wp_error( $result ) ? $result->get_error_message() : '';`
    expect(await run('/', activate)).toBe('')
  }
  // One that is made afterwards is made ready too.
  expect(await addSite(network, '/frota/')).toBe('')
  const tables = async (path: string): Promise<string[]> =>
    (await traces(network, path)).filter((trace) => trace.startsWith('table '))
  for (const path of ['/', '/loja/', '/frota/']) {
    // Neither the activation nor an administrator.
    expect(await run(path, "do_action( 'admin_init' );")).toBe('')
    expect([path, await tables(path)]).toEqual([path, []])
  }
  for (const path of ['/', '/loja/', '/frota/']) {
    expect([path, (await step(network, path)).status]).toEqual([path, 404])
    expect(
      await run(
        path,
        "Cfg_Configurator\\Settings\\Settings::change( array( 'cfg_editor_sample' => '1' ) ); Cfg_Configurator\\Install::create_pages();",
      ),
    ).toBe('')
  }

  for (const path of ['/', '/loja/', '/frota/']) {
    const { status, text } = await step(network, path)
    expect([path, status]).toEqual([path, 200])
    const said = [
      `base-path="${path}configurador"`,
      `api-url="${url}${path}"`,
      `Selecionar ${MODEL}`,
    ]
    expect(
      said.filter((words) => !text.includes(words)),
      path,
    ).toEqual([])
    const has = await traces(network, path)
    expect(has, path).toContain('right cfg_configurator_manage_leads of administrator')
    expect(has, path).toContain('appointment cfg_configurator_catalogue')
  }

  // The first lead of a site creates its table; this form asks for no dealer.
  const form = `array( 'form_type' => 'configuration-email', 'submission_id' => 'a1b2c3d4e5f6', 'name' => 'Ana', 'email' => 'ana@exemplo.pt',
    'accept' => 'S', 'model' => 'Maré', 'open_ms' => '42000', 'web_page' => '' )`
  const post = `echo Cfg_Configurator\\Leads\\Endpoint::submit( wp_slash( ${form} ), array() )[1]['name'] ?? '';`
  expect(await run('/frota/', post)).toBe('Ana')
  expect(await tables('/frota/')).toHaveLength(1)

  // What one site sets is its own.
  const set = (values: string): string =>
    `update_option( 'cfg_configurator_settings', ${values} + get_option( 'cfg_configurator_settings' ) );`
  await run('/loja/', set("array( 'product' => 'Aurora', 'erase_on_uninstall' => '1' )"))
  expect((await step(network, '/loja/')).text.includes('product="Aurora"')).toBe(true)
  expect((await step(network, '/frota/')).text.includes('Aurora')).toBe(false)

  // Files of the plugin lie once, at the network's root: what a web server's rules do.
  await page.route('**/loja/wp-*/**', (route) => {
    const address = route.request().url()
    const isFile = /\/loja\/wp-(?:content|includes)\//.test(address)
    return isFile ? route.continue({ url: address.replace('/loja/', '/') }) : route.fallback()
  })
  const shop = configuratorPage(page, `${url}/loja/configurador/`, page.locator('cfg-configurator'))
  await shop.openHome()
  await shop.chooseModel(MODEL)
  await page.reload()
  await shop.expectStep('motor')

  // A request that loads the plugin before and ends after its deactivation would store its rewrite rules again.
  await page.goto('about:blank')
  await run('/', `deactivate_plugins( '${PLUGIN_MAIN}', false, true );`)
  for (const path of ['/', '/loja/', '/frota/'])
    expect([path, (await step(network, path)).status]).toEqual([path, 404])

  await run(
    '/',
    `deactivate_plugins( '${pluginMain('editor')}', false, true ); uninstall_plugin( '${pluginMain('editor')}' );`,
  )
  const left =
    "echo wp_json_encode( preg_grep( '/^cfg_editor/', array_keys( get_option( 'cfg_configurator_settings' ) ) ) );"
  expect(await run('/frota/', left)).toBe('[]')
  await run('/', `uninstall_plugin( '${PLUGIN_MAIN}' );`)
  expect(await traces(network, '/loja/')).toEqual(['page configurador'])
  expect((await traces(network, '/frota/')).toSorted()).toEqual([
    'option cfg_configurator_schema',
    'option cfg_configurator_settings',
    'page configurador',
    expect.stringMatching(/^table wp_\d_cfg_configurator_leads$/),
  ])
})
