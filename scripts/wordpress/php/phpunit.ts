import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import type { Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { prepareSite, type Site, type SiteOptions } from '../install/prepare-site.ts'
import { freePort } from '../serve/free-port.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { countJunit, printNotices } from './junit-report.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'
import { ensurePhpTools, TOOLS_FOLDER } from './php-tools.ts'
import { phpValue } from './php.ts'
import { servePlannedSites } from '../../../test/wordpress/planned-sites.ts'
import { mounted, wasmPhp, type WasmOptions } from './wasm-php.ts'

const CONFIGURATION = 'wordpress-plugin/phpunit.xml.dist'
const REPORT = 'wp-content/junit.xml'

type Environment = Readonly<Record<string, string>>

/** A separate site: the tests expect the state right after activation. */
const freshSite = async (name: string): Promise<SiteOptions> => ({
  folder: join(CACHE, 'sites', name),
  port: await freePort(),
  fresh: true,
})

/**
 * Runs PHPUnit with mock content sites and counts the tests. A notice from the plugin is a failure.
 * @param run Runs PHPUnit with these environment variables, writes the JUnit report into the site,
 * and returns whether it succeeded.
 */
async function countTests(
  { folder, php }: Site,
  run: (environment: Environment, report: string) => Promise<boolean>,
): Promise<Count> {
  await rm(join(folder, REPORT), { force: true })
  await using stack = new AsyncDisposableStack()
  const contentSites = await servePlannedSites()
  stack.defer(contentSites.close)
  const environment = { WP_SITE: php.root, WP_CONTENT_SITES: contentSites.url }
  const isOk = await run(environment, `${php.root}/${REPORT}`)
  const notices = await printNotices(folder)
  const xml = await readFile(join(folder, REPORT), 'utf8').catch(() => '')
  return countJunit(xml, isOk && notices === 0)
}

/** Runs PHPUnit with the machine's PHP. */
export async function runPhpunit(
  args: readonly string[] = [],
  options: Partial<SiteOptions> = {},
): Promise<Count> {
  const tool = join(await ensurePhpTools(), 'bin/phpunit')
  const site = await prepareSite({ ...(await freshSite('phpunit')), ...options })
  return countTests(site, async (env, report) => {
    const phpunit = [tool, '--configuration', CONFIGURATION, '--log-junit', report, ...args]
    const { failed } = await execa(phpCommand(), [...PHP_SETTINGS, ...phpunit], {
      stdin: 'ignore',
      stdout: 'inherit',
      stderr: 'inherit',
      reject: false,
      env,
    })
    return !failed
  })
}

/** Runs PHPUnit with PHP in WebAssembly. */
export async function runPhpunitInWasm(
  args: readonly string[] = [],
  { phpVersion, ...options }: Partial<SiteOptions> & Pick<WasmOptions, 'phpVersion'> = {},
): Promise<Count> {
  await ensurePhpTools()
  const mounts = ['wordpress-plugin', TOOLS_FOLDER].map(mounted)
  await using stack = new AsyncDisposableStack()
  const { site, stop } = await startWordpress({
    ...(await freshSite('phpunit-wasm')),
    php: (folder, port) => wasmPhp(folder, port, { mounts, phpVersion }),
    ...options,
  })
  stack.defer(stop)
  return await countTests(site, async (environment, report) => {
    const configuration = ['--configuration', `/checks/${CONFIGURATION}`, '--do-not-cache-result']
    const argv = ['phpunit', ...configuration, '--log-junit', report, ...args]
    const settings = Object.entries({ ...environment, WP_IN_WEBASSEMBLY: '1' })
    const code = `<?php
      foreach ( ${phpValue(settings.map((setting) => setting.join('=')))} as $setting ) { putenv( $setting ); }
      set_time_limit( 0 );
      $argv = $_SERVER['argv'] = ${phpValue(argv)};
      chdir( '/checks' );
      require '/checks/${TOOLS_FOLDER}/autoload.php';
      define( 'PHPUNIT_COMPOSER_INSTALL', '/checks/${TOOLS_FOLDER}/autoload.php' );
      exit( ( new PHPUnit\\TextUI\\Application() )->run( $argv ) );`
    const output = site.php.run(code)
    console.log(await output.catch(String))
    return output.then(
      () => true,
      () => false,
    )
  })
}
