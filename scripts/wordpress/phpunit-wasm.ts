import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Count } from '../test-report.ts'
import { CACHE } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { countJunit, failuresOf } from './junit-report.ts'
import { ensurePhpTools, TOOLS } from './php-tools.ts'
import { phpValue } from './php.ts'
import { servePlannedSites } from './planned-sites.ts'
import { tellNotices } from './plugin-notices.ts'
import type { Site, SiteOptions } from './prepare-site.ts'
import { skipReasons } from './skip-reasons.ts'
import { startWordpress } from './start-wordpress.ts'
import { wasmPhp, type WasmOptions } from './wasm-php.ts'

/** Where PHP in WebAssembly finds the tests and PHPUnit. */
const TEST_MOUNTS = [
  { hostPath: resolve('wordpress-plugin'), vfsPath: '/checks/wordpress-plugin' },
  { hostPath: TOOLS, vfsPath: '/checks/.cache/php-tools' },
]

/** Failures that are printed in full. */
const SHOWN = 10

const REPORT = 'wp-content/junit.xml'

/** Runs PHPUnit inside a site that PHP in WebAssembly serves with `TEST_MOUNTS`, and prints what failed. */
async function runPhpunitInWasm(
  { folder, php }: Site,
  args: readonly string[] = [],
): Promise<Count> {
  const argv = [
    'phpunit',
    '--configuration',
    '/checks/wordpress-plugin/phpunit.xml.dist',
    '--do-not-cache-result',
    '--log-junit',
    `${php.root}/${REPORT}`,
    ...args,
  ]
  const contentSites = await servePlannedSites()
  const code = `<?php
    putenv( 'WP_SITE=' . ${phpValue(php.root)} );
    putenv( 'WP_CONTENT_SITES=' . ${phpValue(contentSites.url)} );
    putenv( 'WP_IN_WEBASSEMBLY=1' );
    set_time_limit( 0 );
    $argv = $_SERVER['argv'] = ${phpValue(argv)};
    chdir( '/checks' );
    require '/checks/.cache/php-tools/autoload.php';
    define( 'PHPUNIT_COMPOSER_INSTALL', '/checks/.cache/php-tools/autoload.php' );
    exit( ( new PHPUnit\\TextUI\\Application() )->run( $argv ) );`
  const report = join(folder, REPORT)
  await rm(report, { force: true })
  let isOk = true
  const output = await php.run(code).catch((error: unknown) => {
    isOk = false
    return String(error)
  })
  await contentSites.close()
  const xml = await readFile(report, 'utf8').catch(() => '')
  const failures = failuresOf(xml)
  if (!isOk) console.log(failures.length === 0 ? output : failures.slice(0, SHOWN).join('\n\n'))
  for (const [reason, number] of skipReasons(output)) console.log(`${number} skipped: ${reason}`)
  const notices = await tellNotices(folder)
  return countJunit(xml, isOk && notices === 0)
}

/** The same on a fresh site of its own: the tests expect what an activation leaves, and nothing else. */
export async function runPhpunitOnWasm(
  args: readonly string[] = [],
  { phpVersion, ...options }: Partial<SiteOptions> & Pick<WasmOptions, 'phpVersion'> = {},
): Promise<Count> {
  await ensurePhpTools()
  const { site, stop } = await startWordpress({
    folder: join(CACHE, 'sites/phpunit-wasm'),
    port: await freePort(),
    fresh: true,
    php: (folder, port) =>
      wasmPhp(folder, port, {
        mounts: TEST_MOUNTS,
        ...(phpVersion === undefined ? {} : { phpVersion }),
      }),
    ...options,
  })
  try {
    return await runPhpunitInWasm(site, args)
  } finally {
    await stop()
  }
}
