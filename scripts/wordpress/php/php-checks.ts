import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { succeeds } from '../../test/suites.ts'
import { add, checkCount, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { withMariaDb } from '../install/maria-db.ts'
import { MissingTool } from '../install/missing-tool.ts'
import { ensureNativePhp, noPhp, phpCommand } from './native-php.ts'
import { ensurePhpTools } from './php-tools.ts'
import { runPhpunit, runPhpunitInWasm, runPhpunitSuites, SUITES } from './phpunit.ts'

/** Runs a Composer tool in the plugin's folder, or in a copy of it. */
async function runPhpTool(
  tool: string,
  args: readonly string[],
  folder = 'wordpress-plugin',
): Promise<Count> {
  const file = join(await ensurePhpTools(), 'bin', tool)
  const php = ['-d', 'memory_limit=2G', file, ...args]
  return checkCount(await succeeds(phpCommand(), php, folder))
}

/** Checks WordPress coding standards and PHPCompatibility. Warnings count as errors. One check. Throws MissingTool without native PHP. */
export async function checkCodingStandards(): Promise<Count> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  const parallel = `--parallel=${availableParallelism()}`
  return runPhpTool('phpcs', ['-q', '--standard=phpcs.xml.dist', parallel])
}

/**
 * Runs PHPStan at its strictest level. One check. Throws MissingTool without native PHP.
 * @param folder A copy of the plugin's folder; missing analyses the plugin.
 * @param paths What to analyse; missing takes what the configuration lists.
 */
export async function checkStaticAnalysis(
  folder?: string,
  paths: readonly string[] = [],
): Promise<Count> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  const args = ['analyse', '--configuration=phpstan.neon.dist', '--no-progress', '--no-ansi']
  return runPhpTool('phpstan', [...args, ...paths], folder)
}

/**
 * Runs PHPUnit's tests in a real WordPress with SQLite. Without native PHP, uses WebAssembly.
 * @param args Arguments of PHPUnit. Without any, its test suites run at the same time, without the
 * tests of the group `slow`, which `npm run test:all` runs on MariaDB.
 */
export function checkPhpTests(args: readonly string[] = []): Promise<Count> {
  const isNative = ensureNativePhp()
  if (!isNative) console.log(`PHPUnit runs in WebAssembly: ${noPhp()}`)
  const run = isNative ? runPhpunit : runPhpunitInWasm
  return args.length > 0 ? run(args) : runPhpunitSuites(run)
}

/**
 * Runs PHPUnit's tests in a real WordPress with MariaDB, because SQLite lacks its column types and
 * concurrency. Throws MissingTool without native PHP.
 */
export async function checkPhpTestsOnMariaDb(args: readonly string[] = []): Promise<Count> {
  const folder = join(CACHE, 'sites/phpunit-mariadb')
  return withMariaDb(async (database) => {
    const counts: Count[] = []
    // One after the other in one database: the plugin alone, then with its add-ons.
    for (const suite of SUITES)
      counts.push(await runPhpunit([...args, '--testsuite', suite], { database, folder }))
    return counts.reduce(add)
  })
}

/** Implements `npm run test:php [-- --mariadb] [-- argument of PHPUnit ...]`. */
if (import.meta.main) {
  const args = process.argv.slice(2)
  const rest = args.filter((argument) => argument !== '--mariadb')
  if (args.includes('--mariadb'))
    await runAlone('php on MariaDB', () => checkPhpTestsOnMariaDb(rest))
  else {
    await runAlone('php style', checkCodingStandards)
    await runAlone('php types', () => checkStaticAnalysis())
    await runAlone('php', () => checkPhpTests(rest))
  }
}
