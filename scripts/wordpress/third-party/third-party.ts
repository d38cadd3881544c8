import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../../browser/find-browser.ts'
import type { Site } from '../install/prepare-site.ts'
import { phpValue, runInWordpress } from '../php/php.ts'
import { startWordpressDemo } from '../serve/start-demo.ts'
import { readPageFacts, type PageFacts } from './page-facts.ts'

/**
 * Tries the plugin beside other plugins and in other themes (docs/wordpress.md): takes a folder with the folders
 * `plugins` and `themes`, activates one after the other on a fresh WordPress, and prints what the configurator's page
 * does in a real browser. Nothing of them is kept.
 */

/** PHP that turns on what a plugin rewrites pages with, by its folder. Without it, most do nothing after activation. */
const SETTINGS: Readonly<Record<string, string>> = {
  autoptimize: `
    foreach ( array( 'html', 'js', 'js_aggregate', 'css', 'css_aggregate', 'css_include_inline' ) as $name ) {
      update_option( "autoptimize_$name", 'on' );
    }
    update_option( 'autoptimize_imgopt_settings', array( 'autoptimize_imgopt_checkbox_field_3' => '1' ) );`,
  lscache_wp: `
    foreach ( array( 'css_min', 'css_comb', 'css_comb_ext_inl', 'js_min', 'js_comb', 'html_min' ) as $name ) {
      update_option( "litespeed.conf.optm-$name", 1 );
    }
    update_option( 'litespeed.conf.optm-js_defer', 2 );
    update_option( 'litespeed.conf.media-lazy', 1 );`,
  'w3-total-cache': `
    $config = \\W3TC\\Dispatcher::config();
    foreach ( array( 'minify.enabled', 'minify.auto', 'minify.html.enable', 'minify.css.enable', 'minify.js.enable', 'lazyload.enabled' ) as $name ) {
      $config->set( $name, true );
    }
    $config->save();`,
  // PLL() does not exist outside the back office until there is a language.
  polylang: `
    $options = new WP_Syntex\\Polylang\\Options\\Options();
    $model   = new PLL_Admin_Model( $options );
    foreach ( array( 'pt_PT' => 'pt', 'en_US' => 'en' ) as $locale => $slug ) {
      $model->languages->add( array( 'name' => $slug, 'slug' => $slug, 'locale' => $locale, 'rtl' => false, 'term_group' => 0 ) );
    }
    $model->set_language_in_mass();
    $options['hide_default'] = false;
    $options->save_all();
    delete_option( 'rewrite_rules' );`,
  'sg-cachepress': `
    foreach ( array( 'optimize_html', 'optimize_css', 'combine_css', 'optimize_javascript', 'combine_javascript', 'optimize_javascript_async', 'lazyload_images' ) as $name ) {
      update_option( "siteground_optimizer_$name", 1 );
    }`,
  'wp-optimize': `
    $switches = array( 'enabled', 'enable_merging_of_css', 'enable_merging_of_js', 'enable_delay_js' );
    update_option( 'wpo_minify_config', array_merge( (array) get_option( 'wpo_minify_config' ), array_fill_keys( $switches, true ) ) );`,
  'wp-asset-clean-up': `
    $switches = array( 'minify_loaded_css', 'combine_loaded_css', 'inline_css_files', 'minify_loaded_js', 'combine_loaded_js' );
    update_option( 'wpassetcleanup_settings', wp_json_encode( array_fill_keys( $switches, 1 ) + array( 'minify_loaded_css_for' => 'all', 'minify_loaded_js_for' => 'all' ) ) );`,
  'fast-velocity-minify': `
    $fvm = fvm_get_settings();
    foreach ( array( 'html', 'css', 'js' ) as $kind ) {
      $fvm[ $kind ]['enable']  = true;
      $fvm[ $kind ]['combine'] = true;
    }
    $fvm['css']['async'] = true;
    update_option( 'fvm_settings', wp_json_encode( $fvm ), false );`,
  'translatepress-multilingual': `
    $languages = array( 'pt_PT', 'en_GB' );
    update_option( 'trp_settings', array_merge( (array) get_option( 'trp_settings' ), array( 'default-language' => 'pt_PT', 'translation-languages' => $languages, 'publish-languages' => $languages, 'url-slugs' => array_combine( $languages, array( 'pt', 'en' ) ), 'add-subdirectory-to-default-language' => 'yes' ) ) );
    delete_option( 'rewrite_rules' );`,
}

type Kind = 'plugins' | 'themes'

interface Candidate {
  readonly kind: Kind
  readonly name: string
}

const ADMIN_FILES = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_set_current_user( 1 );`

/** PHP that turns a candidate on. */
function activation({ kind, name }: Candidate): string {
  if (kind === 'themes') return `switch_theme( ${phpValue(name)} );`
  return `${ADMIN_FILES}
    $file = array_key_first( get_plugins( '/' . ${phpValue(name)} ) );
    $result = activate_plugin( ${phpValue(name)} . '/' . $file );
    if ( is_wp_error( $result ) ) { throw new RuntimeException( $result->get_error_message() ); }`
}

/** What plugins write to: restored before each candidate. WordPress's own files stay. */
const WRITTEN = ['wp-content', 'wp-config.php', '.htaccess']

async function copyWritten(from: string, to: string): Promise<void> {
  for (const name of WRITTEN) {
    // Requests that have been answered may still write.
    await rm(join(to, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    if (existsSync(join(from, name)))
      await cp(join(from, name), join(to, name), { recursive: true })
  }
}

async function candidates(folder: string): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const kind of ['plugins', 'themes'] as const) {
    const path = join(folder, kind)
    const names = existsSync(path) ? await readdir(path, { withFileTypes: true }) : []
    for (const entry of names) if (entry.isDirectory()) found.push({ kind, name: entry.name })
  }
  return found
}

function print(name: string, facts: PageFacts, plain: PageFacts): void {
  console.log(
    [
      name,
      (facts.html / plain.html).toFixed(2),
      facts.firstView || 'ok',
      facts.cls.toFixed(4),
      facts.deepLink,
      facts.bar,
      Math.round(facts.width),
      facts.headings,
      facts.homeHead,
      facts.modelHead,
      facts.errors.map((text) => text.slice(0, 80)).join(' / ') || 'none',
    ]
      .map((cell) => String(cell).replaceAll('|', '·').replaceAll('\n', ' '))
      .join(' | ')
      .replace(/^.*$/, '| $& |'),
  )
}

async function check(
  { folder, php, url }: Site,
  browser: Browser,
  source: string,
  found: readonly Candidate[],
  fresh: string,
): Promise<void> {
  const page = `${url}/configurador/`
  const run = (code: string): Promise<string> => runInWordpress(php, code)
  // The first visitor's page loads the line-up.
  await fetch(page)
  const model = JSON.parse(
    await run(`$model = Cfg_Configurator\\First_View\\Catalogue::models()[0];
      echo wp_json_encode( array( 'id' => (string) $model['id'], 'name' => $model['model'] ) );`),
  ) as { id: string; name: string }
  await copyWritten(folder, fresh)
  const plain = await readPageFacts(browser, page, model)
  console.log(
    '| beside | HTML ratio | first view | CLS | deep link, reload | bar below window | width | main headings | head of the line-up | head of a model | console errors |\n|---|---|---|---|---|---|---|---|---|---|---|',
  )
  print('(nothing)', plain, plain)
  for (const candidate of found) {
    const { kind, name } = candidate
    await copyWritten(fresh, folder)
    await cp(join(source, kind, name), join(folder, 'wp-content', kind, name), { recursive: true })
    try {
      await run(activation(candidate))
      await run(SETTINGS[name] ?? '')
      // Optimisers write their files when they first see a page.
      await fetch(page)
      print(`${kind.slice(0, -1)} ${name}`, await readPageFacts(browser, page, model), plain)
    } catch (error) {
      console.log(`| ${kind.slice(0, -1)} ${name} | not tried: ${String(error).split('\n')[0]} |`)
    }
  }
}

const source = process.argv[2]
if (source === undefined) throw new Error('Give the folder with the folders plugins and themes')
const found = await candidates(resolve(source))
const storage = await mkdtemp(join(tmpdir(), 'third-party-'))
await using stack = new AsyncDisposableStack()
stack.defer(() => rm(storage, { recursive: true, force: true }))
const demo = await startWordpressDemo({ folder: join(storage, 'site'), contentSite: {} })
stack.defer(demo.stop)
const browser = await chromium.launch({ args: browserArguments(), executablePath: findBrowser() })
stack.defer(() => browser.close())
await check(
  demo.wordpress.site,
  browser,
  resolve(source),
  found,
  await mkdtemp(join(storage, 'fresh-')),
)
