import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE, fetchOldestWordpress, fetchWordpress } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { prepareSite, type SiteOptions } from '../install/prepare-site.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { checkBlueprint } from './blueprint.ts'
import { printNotices } from './junit-report.ts'
import { hasNativePhp } from './native-php.ts'
import { runInWordpress } from './php.ts'
import { runPhpunitInWasm } from './phpunit.ts'
import { wasmPhp } from './wasm-php.ts'

/** The oldest and newest supported versions. All other tests run on the machine's own PHP. */
const PAIRS = [
  { fetchFiles: fetchWordpress, phpVersion: '8.1' },
  { fetchFiles: fetchWordpress, phpVersion: '8.3' },
  { fetchFiles: fetchWordpress, phpVersion: '8.4' },
  { fetchFiles: fetchOldestWordpress, phpVersion: '8.1' },
  { fetchFiles: fetchOldestWordpress, phpVersion: '8.4' },
] as const

/** Loads every class of the plugin. Prints the versions of WordPress and PHP, and the number of files. */
const LOAD_CLASSES = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
  $loaded = 0;
  foreach ( glob( WP_PLUGIN_DIR . '/cfg-configurator*/includes' ) as $folder ) {
    foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder ) ) as $file ) {
      if ( 'php' === $file->getExtension() ) { require_once $file->getPathname(); ++$loaded; }
    }
  }
  echo get_bloginfo( 'version' ), ' ', PHP_VERSION, ' ', $loaded;`

/** Prints how many models the catalogue's files have. */
const MODELS = 'echo count( Cfg_Configurator\\First_View\\Catalogue::models() );'

/** Serves the demo from the zip, requests its page, reads the models, and loads every class. One check. */
async function tryZip(
  options: Pick<SiteOptions, 'folder' | 'files'>,
  phpVersion: string,
  zip: string,
  contentSite: string,
) {
  // Only the plugin is tested here. The machine's own PHP installs WordPress faster.
  if (hasNativePhp()) await prepareSite({ ...options, plugin: 'none' })
  await using wordpress = await startWordpress({
    ...options,
    plugin: 'none',
    php: (root, port) => wasmPhp(root, port, { phpVersion }),
  })
  const { site, url } = wordpress
  await installDemo(site, zip, contentSite)
  const page = await fetch(new URL('/configurador/', url))
  const hasElement = (await page.text()).includes('<cfg-configurator')
  const models = Number(await runInWordpress(site.php, MODELS))
  const printed = await runInWordpress(site.php, LOAD_CLASSES)
  const [version = '', php = '', loaded = ''] = printed.split(' ')
  const classes = Number(loaded)
  const notices = await printNotices(site.folder)
  const isAnswered = page.status === 200 && hasElement && models > 0
  const row = {
    wordpress: version,
    php,
    page: `${page.status}${hasElement ? ' with the element' : ', no element'}`,
    models,
    classes: `${classes} loaded, ${notices} notices`,
    phpunit: 'not requested',
  }
  return { row, count: checkCount(isAnswered && classes > 0 && notices === 0) }
}

/**
 * Installs the zip on the oldest and newest WordPress with several PHP versions in WebAssembly. The
 * page must contain the element, the catalogue the models, and no plugin file may cause a notice.
 * Applies the blueprint of the plugin directory. Counts one check per pair and one for the blueprint; with `isUnit`, also
 * runs PHPUnit's tests.
 */
export async function checkCompatibility(isUnit: boolean): Promise<Count> {
  const zip = await makePluginZip()
  const rows: object[] = []
  const folder = join(CACHE, 'sites/compatibility')
  const removeSite = (): Promise<void> => rm(folder, { recursive: true, force: true })
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  stack.defer(() => console.table(rows))
  stack.defer(removeSite)
  let total = NONE
  for (const { fetchFiles, phpVersion } of PAIRS) {
    await removeSite()
    const options = { folder, files: await fetchFiles() }
    const { row, count } = await tryZip(options, phpVersion, zip, contentSite.url)
    rows.push(row)
    total = add(total, count)
    if (!isUnit) continue
    console.log(`PHPUnit on WordPress ${row.wordpress} with PHP ${row.php}`)
    const unit = await runPhpunitInWasm([], { ...options, phpVersion })
    row.phpunit = `${unit.passed} passed, ${unit.failed} failed, ${unit.skipped} skipped`
    total = add(total, unit)
  }
  await removeSite()
  const preview = await checkBlueprint({ folder, files: await fetchWordpress() }, zip)
  rows.push({ wordpress: 'Playground blueprint', page: preview.landing })
  return add(total, preview.count)
}

/** Implements `node scripts/wordpress/php/compatibility.ts [-- --phpunit]`. */
if (import.meta.main)
  await runAlone('compatibility', () => checkCompatibility(process.argv.includes('--phpunit')))
