import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Count } from '../test-report.ts'
import { CACHE } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { countJunit, failuresOf } from './junit-report.ts'
import { TOOLS } from './php-tools.ts'
import { phpValue } from './php.ts'
import type { Site } from './prepare-site.ts'
import { startWordpress } from './start-wordpress.ts'
import { wasmPhp } from './wasm-php.ts'

/** Where PHP in WebAssembly finds the tests and PHPUnit. */
export const TEST_MOUNTS = [
  { hostPath: resolve('wordpress-plugin'), vfsPath: '/checks/wordpress-plugin' },
  { hostPath: TOOLS, vfsPath: '/checks/.cache/php-tools' },
]

/** Failures that are printed in full. */
const SHOWN = 10

const REPORT = 'wp-content/junit.xml'

/** Runs PHPUnit inside a site that PHP in WebAssembly serves with `TEST_MOUNTS`, and prints what failed. */
export async function runPhpunitInWasm(
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
  const code = `<?php
    putenv( 'WP_SITE=' . ${phpValue(php.root)} );
    putenv( 'WP_NO_PROCESSES=1' );
    $argv = $_SERVER['argv'] = ${phpValue(argv)};
    chdir( '/checks' );
    require '/checks/.cache/php-tools/autoload.php';
    define( 'PHPUNIT_COMPOSER_INSTALL', '/checks/.cache/php-tools/autoload.php' );
    exit( ( new PHPUnit\\TextUI\\Application() )->run( $argv ) );`
  const report = join(folder, REPORT)
  await rm(report, { force: true })
  let reason = ''
  const isOk = await php.run(code).then(
    () => true,
    (error: unknown) => {
      reason = String(error)
      return false
    },
  )
  const xml = await readFile(report, 'utf8').catch(() => '')
  const failures = failuresOf(xml)
  if (!isOk) console.log(failures.length === 0 ? reason : failures.slice(0, SHOWN).join('\n\n'))
  return countJunit(xml, isOk)
}

/** The same on a fresh site of its own. */
export async function runPhpunitOnWasm(args: readonly string[] = []): Promise<Count> {
  const { site, stop } = await startWordpress({
    folder: join(CACHE, 'sites/phpunit-wasm'),
    port: await freePort(),
    fresh: true,
    php: (folder, port) => wasmPhp(folder, port, { mounts: TEST_MOUNTS }),
  })
  try {
    return await runPhpunitInWasm(site, args)
  } finally {
    await stop()
  }
}
