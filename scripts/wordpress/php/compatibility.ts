import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { add, checkCount, NONE, type Count } from '../../test/test-report.ts'
import { CACHE, fetchOldestWordpress, fetchWordpress } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { MissingTool } from '../install/missing-tool.ts'
import type { SiteOptions } from '../install/prepare-site.ts'
import { freePort } from '../serve/free-port.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { printNotices } from './junit-report.ts'
import { runInWordpress } from './php.ts'
import { runPhpunitInWasm } from './phpunit.ts'
import { wasmPhp } from './wasm-php.ts'

/** The oldest and newest supported versions. All other tests run on the machine's own PHP. */
const PAIRS = [
  { wordpress: 'newest', phpVersion: '8.1' },
  { wordpress: 'newest', phpVersion: '8.3' },
  { wordpress: 'newest', phpVersion: '8.4' },
  { wordpress: 'oldest', phpVersion: '8.1' },
  { wordpress: 'oldest', phpVersion: '8.4' },
] as const

type Trial = Pick<SiteOptions, 'folder' | 'files'> & { readonly phpVersion: string }

/** Loads every file of the plugin and prints the number of files. */
const LOAD_CLASSES = `
  require_once ABSPATH . 'wp-admin/includes/admin.php';
  require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
  $folder = WP_PLUGIN_DIR . '/cfg-configurator/includes';
  $loaded = 0;
  foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder ) ) as $file ) {
    if ( 'php' === $file->getExtension() ) { require_once $file->getPathname(); ++$loaded; }
  }
  echo $loaded;`

/** Serves the demo from the zip, requests its page and an API call, and loads every class. */
async function tryZip({ phpVersion, ...options }: Trial, zip: string, contentSite: string) {
  await using stack = new AsyncDisposableStack()
  const { site, url, stop } = await startWordpress({
    ...options,
    port: await freePort(),
    plugin: 'none',
    php: (root, port) => wasmPhp(root, port, { phpVersion }),
  })
  stack.defer(stop)
  await installDemo(site, zip, contentSite)
  const versions = "echo get_bloginfo( 'version' ), ' ', PHP_VERSION;"
  const [wordpress = '', php = ''] = (await runInWordpress(site.php, versions)).split(' ')
  const page = await fetch(new URL('/configurador/', url))
  const hasElement = (await page.text()).includes('<cfg-configurator')
  const call = await fetch(new URL('/wp-json/cfg/lstModels/', url))
  const answer = (await call.json()) as unknown
  const models = Array.isArray(answer) ? answer.length : 0
  const classes = Number(await runInWordpress(site.php, LOAD_CLASSES))
  const notices = await printNotices(site.folder)
  const isAnswered = page.status === 200 && hasElement && call.status === 200 && models > 0
  return {
    row: {
      wordpress,
      php,
      page: `${page.status}${hasElement ? ' with the element' : ', no element'}`,
      call: `${call.status}, ${models} models, ${call.headers.get('x-cfg-source')}`,
      classes: `${classes} loaded, ${notices} notices`,
      phpunit: 'not asked for',
    },
    count: checkCount(isAnswered && classes > 0 && notices === 0),
  }
}

async function tryPair(
  { wordpress, phpVersion }: (typeof PAIRS)[number],
  zip: string,
  contentSite: string,
  isUnit: boolean,
) {
  const folder = join(CACHE, `sites/compatibility-${wordpress}-${phpVersion}`)
  const files = await (wordpress === 'oldest' ? fetchOldestWordpress() : fetchWordpress())
  const trial = { folder, files, phpVersion }
  await using stack = new AsyncDisposableStack()
  const removeSite = (): Promise<void> => rm(folder, { recursive: true, force: true })
  await removeSite()
  stack.defer(removeSite)
  const { row, count } = await tryZip(trial, zip, contentSite)
  if (!isUnit) return { row, count }
  console.log(`PHPUnit on WordPress ${row.wordpress} with PHP ${row.php}`)
  const unit = await runPhpunitInWasm([], trial)
  const phpunit = `${unit.passed} passed, ${unit.failed} failed, ${unit.skipped} skipped`
  return { row: { ...row, phpunit }, count: add(unit, count) }
}

/**
 * Installs the zip on the oldest and newest WordPress with several PHP versions in WebAssembly. The
 * page must contain the element, an API call must be answered, and no plugin file may cause a notice.
 * Counts one check per pair; with `isUnit`, also runs PHPUnit's tests.
 */
export async function checkCompatibility(isUnit: boolean): Promise<Count> {
  const zip = await makePluginZip()
  const rows: object[] = []
  await using stack = new AsyncDisposableStack()
  const contentSite = await startContentSite(0)
  stack.defer(contentSite.close)
  stack.defer(() => console.table(rows))
  let total = NONE
  for (const pair of PAIRS) {
    const { row, count } = await tryPair(pair, zip, contentSite.url, isUnit)
    rows.push(row)
    total = add(total, count)
  }
  return total
}

/** Implements `npm run test:compatibility [-- --phpunit]`. */
if (import.meta.main)
  try {
    const { failed } = await checkCompatibility(process.argv.includes('--phpunit'))
    process.exitCode = failed === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof MissingTool ? error.message : error)
    process.exitCode = 1
  }
