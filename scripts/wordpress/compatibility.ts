import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePluginZip } from '../plugin-zip.ts'
import { NONE, type Count } from '../test-report.ts'
import { startContentSite } from './content-site-server.ts'
import { fetchOldestWordpress } from './fetch-oldest-wordpress.ts'
import { CACHE, fetchWordpress, type WordpressFiles } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { installDemo } from './install-demo.ts'
import { runInWordpress } from './php.ts'
import { MissingTool } from './missing-tool.ts'
import { runPhpunitOnWasm } from './phpunit-wasm.ts'
import { tellNotices } from './plugin-notices.ts'
import { phpScript } from './prepare-site.ts'
import { startWordpress } from './start-wordpress.ts'
import { wasmPhp } from './wasm-php.ts'

/** What is tried: the ends of what the plugin supports. The machine's own PHP is tried by every other test. */
const PAIRS = [
  { wordpress: 'newest', php: '8.1' },
  { wordpress: 'newest', php: '8.3' },
  { wordpress: 'newest', php: '8.4' },
  { wordpress: 'oldest', php: '8.1' },
  { wordpress: 'oldest', php: '8.4' },
] as const

type Pair = (typeof PAIRS)[number]

/** What was seen of one pair. */
interface Row {
  readonly wordpress: string
  readonly php: string
  readonly page: string
  readonly call: string
  readonly classes: string
  readonly phpunit: string
}

/** Serves the demonstration from the zip, and has PHP read all of it. */
async function tryZip(
  { php: phpVersion }: Pair,
  options: { readonly folder: string; readonly files: WordpressFiles },
  zip: string,
  contentSite: string,
): Promise<{ row: Row; isOk: boolean }> {
  const { site, url, stop } = await startWordpress({
    ...options,
    port: await freePort(),
    plugin: 'none',
    php: (root, port) => wasmPhp(root, port, { phpVersion }),
  })
  try {
    await installDemo(site, zip, contentSite)
    const versions = "echo get_bloginfo( 'version' ), ' ', PHP_VERSION;"
    const [wordpress = '', php = ''] = (await runInWordpress(site.php, versions)).split(' ')
    const page = await fetch(new URL('/configurador/', url))
    const hasElement = (await page.text()).includes('<cfg-configurator')
    const call = await fetch(new URL('/wp-json/cfg/lstModels/', url))
    const answer = (await call.json()) as unknown
    const models = Array.isArray(answer) ? answer.length : 0
    const classes = Number(
      await site.php.run(await phpScript('load-plugin.php', { root: site.php.root })),
    )
    const notices = await tellNotices(site.folder)
    const row: Row = {
      wordpress,
      php,
      page: `${page.status}${hasElement ? ' with the element' : ', no element'}`,
      call: `${call.status}, ${models} models, ${call.headers.get('x-cfg-source')}`,
      classes: `${classes} loaded, ${notices} notices`,
      phpunit: 'not asked for',
    }
    const isAnswered = page.status === 200 && hasElement && call.status === 200 && models > 0
    return { row, isOk: isAnswered && classes > 0 && notices === 0 }
  } finally {
    await stop()
  }
}

async function tryPair(pair: Pair, zip: string, contentSite: string, isUnit: boolean) {
  const folder = join(CACHE, `sites/compatibility-${pair.wordpress}-${pair.php}`)
  const files = await (pair.wordpress === 'oldest' ? fetchOldestWordpress() : fetchWordpress())
  await rm(folder, { recursive: true, force: true })
  try {
    const { row, isOk } = await tryZip(pair, { folder, files }, zip, contentSite)
    if (!isUnit) return { row, isOk, unit: NONE }
    console.log(`PHPUnit on WordPress ${row.wordpress} with PHP ${row.php}`)
    const unit = await runPhpunitOnWasm([], { folder, files, phpVersion: pair.php })
    const phpunit = `${unit.passed} passed, ${unit.failed} failed, ${unit.skipped} skipped`
    return { row: { ...row, phpunit }, isOk, unit }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Installs the zip on the oldest and newest WordPress under several PHPs in WebAssembly: the page must
 * hold the element, a call must be answered, and PHP must have nothing to say about any of its files.
 * One check a pair; with `isUnit`, PHPUnit's tests too.
 */
export async function checkCompatibility({ isUnit = false } = {}): Promise<Count> {
  const zip = await makePluginZip()
  const contentSite = await startContentSite(0)
  const rows: Row[] = []
  let count = NONE
  try {
    for (const pair of PAIRS) {
      const { row, isOk, unit } = await tryPair(pair, zip, contentSite.url, isUnit)
      rows.push(row)
      count = {
        passed: count.passed + unit.passed + (isOk ? 1 : 0),
        failed: count.failed + unit.failed + (isOk ? 0 : 1),
        skipped: count.skipped + unit.skipped,
      }
    }
  } finally {
    await contentSite.close()
    console.table(rows)
  }
  return count
}

if (import.meta.main) {
  try {
    const { failed } = await checkCompatibility({ isUnit: process.argv.includes('--phpunit') })
    process.exitCode = failed === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof MissingTool ? error.message : error)
    process.exitCode = 1
  }
}
