import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { servePlannedSites } from '../../../test/wordpress/support/planned-sites.ts'
import { add, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { ADD_ONS, hasAddOn, type AddOn } from '../install/plugin-files.ts'
import { prepareSite, type Site, type SiteOptions } from '../install/prepare-site.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { countJunit, printNotices } from './junit-report.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'
import { ensurePhpTools, TOOLS_FOLDER } from './php-tools.ts'
import { phpValue } from './php.ts'
import { mounted, wasmPhp, type WasmOptions } from './wasm-php.ts'

const CONFIGURATION = 'wordpress-plugin/phpunit.xml.dist'
const REPORT = 'wp-content/junit.xml'

/** The test suites of CONFIGURATION. */
export const SUITES = ['core', 'add-ons'] as const

/** The add-ons that are active: none where only the plugin's own tests run. */
const addOnsFor = (args: readonly string[]): readonly AddOn[] =>
  args.some((each) => each === 'core' || each.includes('wordpress-plugin/'))
    ? []
    : ADD_ONS.filter(hasAddOn)

/**
 * Runs PHPUnit with mock content sites and counts the tests. A notice from the plugin is a failure.
 * @param run Runs PHPUnit with these environment variables and arguments, and returns whether it
 * succeeded.
 */
async function countTests(
  { folder, php }: Site,
  args: readonly string[],
  run: (environment: Readonly<Record<string, string>>, args: string[]) => Promise<boolean>,
): Promise<Count> {
  await rm(join(folder, REPORT), { force: true })
  await using stack = new AsyncDisposableStack()
  const contentSites = await servePlannedSites()
  stack.defer(contentSites.close)
  const environment = { WP_SITE: php.root, WP_CONTENT_SITES: contentSites.url }
  const isOk = await run(environment, ['--log-junit', `${php.root}/${REPORT}`, ...args])
  const notices = await printNotices(folder)
  const xml = await readFile(join(folder, REPORT), 'utf8').catch(() => '')
  return countJunit(xml, isOk && notices === 0)
}

/** Runs PHPUnit with the machine's PHP, in a site of its own in the state right after activation. */
export async function runPhpunit(
  args: readonly string[] = [],
  options: Partial<SiteOptions> = {},
): Promise<Count> {
  const tool = join(await ensurePhpTools(), 'bin/phpunit')
  const folder = join(CACHE, 'sites/phpunit')
  const site = await prepareSite({ folder, fresh: true, addOns: addOnsFor(args), ...options })
  return countTests(site, args, async (env, all) => {
    const phpunit = [...PHP_SETTINGS, tool, '--configuration', CONFIGURATION, ...all]
    const stdio = ['ignore', 'inherit', 'inherit'] as const
    return !(await execa(phpCommand(), phpunit, { stdio, reject: false, env })).failed
  })
}

/**
 * Runs the test suites at the same time, each in a site of its own, without the tests of the group
 * `slow`.
 * @param run Runs PHPUnit with these arguments in the site of that folder.
 */
export async function runPhpunitSuites(
  run: (args: readonly string[], options: { readonly folder: string }) => Promise<Count>,
): Promise<Count> {
  // Both processes need it: the first one would otherwise install it while the second one uses it.
  await ensurePhpTools()
  const counts = SUITES.map((suite) =>
    run(['--no-progress', '--exclude-group', 'slow', '--testsuite', suite], {
      folder: join(CACHE, `sites/phpunit-${suite.replaceAll(' ', '-')}`),
    }),
  )
  return (await Promise.all(counts)).reduce(add)
}

export async function runPhpunitInWasm(
  args: readonly string[] = [],
  { phpVersion, ...options }: Partial<SiteOptions> & Pick<WasmOptions, 'phpVersion'> = {},
): Promise<Count> {
  await ensurePhpTools()
  const mounts = ['wordpress-plugin', 'wordpress-add-ons', TOOLS_FOLDER].map(mounted)
  await using wordpress = await startWordpress({
    folder: join(CACHE, 'sites/phpunit-wasm'),
    fresh: true,
    addOns: addOnsFor(args),
    php: (folder, port) => wasmPhp(folder, port, { mounts, phpVersion }),
    ...options,
  })
  const { php } = wordpress.site
  return await countTests(wordpress.site, args, async (environment, all) => {
    const argv = ['phpunit', '--configuration', `/checks/${CONFIGURATION}`, ...all]
    const settings = Object.entries({ ...environment, WP_IN_WEBASSEMBLY: '1' })
    const code = `<?php
      foreach ( ${phpValue(settings.map((setting) => setting.join('=')))} as $setting ) { putenv( $setting ); }
      set_time_limit( 0 );
      $argv = $_SERVER['argv'] = ${phpValue(argv)};
      chdir( '/checks' );
      require '/checks/${TOOLS_FOLDER}/autoload.php';
      define( 'PHPUNIT_COMPOSER_INSTALL', '/checks/${TOOLS_FOLDER}/autoload.php' );
      exit( ( new PHPUnit\\TextUI\\Application() )->run( $argv ) );`
    const [run] = await Promise.allSettled([php.run(code)])
    const isOk = run.status === 'fulfilled'
    console.log(isOk ? run.value : String(run.reason))
    return isOk
  })
}
