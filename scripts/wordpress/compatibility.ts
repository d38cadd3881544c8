import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePluginZip } from '../plugin-zip.ts'
import { NONE, type Count } from '../test-report.ts'
import { startContentSite } from './content-site-server.ts'
import { fetchOldestWordpress } from './fetch-oldest-wordpress.ts'
import { CACHE, fetchWordpress } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { installDemo } from './install-demo.ts'
import { ensurePhpTools } from './php-tools.ts'
import { runInWordpress } from './php.ts'
import { runPhpunitInWasm, TEST_MOUNTS } from './phpunit-wasm.ts'
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
  readonly phpunit: string
}

async function tryPair(pair: Pair, zip: string, contentSite: string, isUnit: boolean) {
  const folder = join(CACHE, `sites/compatibility-${pair.wordpress}-${pair.php}`)
  const files = await (pair.wordpress === 'oldest' ? fetchOldestWordpress() : fetchWordpress())
  await rm(folder, { recursive: true, force: true })
  const { site, url, stop } = await startWordpress({
    folder,
    port: await freePort(),
    plugin: 'none',
    files,
    php: (root, port) =>
      wasmPhp(root, port, { phpVersion: pair.php, mounts: isUnit ? TEST_MOUNTS : [] }),
  })
  try {
    await installDemo(site, zip, contentSite)
    const versions = "echo get_bloginfo( 'version' ), ' ', PHP_VERSION;"
    const [wordpress = '', version = ''] = (await runInWordpress(site.php, versions)).split(' ')
    const page = await fetch(new URL('/configurador/', url))
    const hasElement = (await page.text()).includes('<cfg-configurator')
    const call = await fetch(new URL('/wp-json/cfg/lstModels/', url))
    const models = (await call.json()) as unknown
    const unit = isUnit ? await runPhpunitInWasm(site) : NONE
    const row: Row = {
      wordpress,
      php: version,
      page: `${page.status}${hasElement ? ' with the element' : ', no element'}`,
      call: `${call.status}, ${Array.isArray(models) ? models.length : 0} models, ${call.headers.get('x-cfg-source')}`,
      phpunit: isUnit ? `${unit.passed} passed, ${unit.failed} failed` : 'not asked for',
    }
    const isOk =
      page.status === 200 &&
      hasElement &&
      call.status === 200 &&
      Array.isArray(models) &&
      models.length > 0
    return { row, isOk, unit }
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Installs the zip on the oldest and newest WordPress under several PHPs in WebAssembly: the page must
 * hold the element and a call must be answered. One check a pair; with `isUnit`, PHPUnit's tests too.
 */
export async function checkCompatibility({ isUnit = false } = {}): Promise<Count> {
  const zip = await makePluginZip()
  if (isUnit) await ensurePhpTools()
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
  const { failed } = await checkCompatibility({ isUnit: process.argv.includes('--phpunit') })
  process.exitCode = failed === 0 ? 0 : 1
}
