import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { checkCount, NONE, timedSuite, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { withMariaDb } from '../install/maria-db.ts'
import { MissingTool } from '../install/missing-tool.ts'
import { ensureNativePhp, hasNativePhp, NEEDED, phpCommand } from './native-php.ts'
import { ensurePhpTools } from './php-tools.ts'
import { runPhpcsInWasm } from './phpcs-wasm.ts'
import { runPhpunit, runPhpunitInWasm } from './phpunit.ts'

const NO_PHP = `this machine has no PHP 8.1 or newer with ${NEEDED.join(' and ')}`

/** Runs a check. When a tool is missing, prints one line and counts the check as skipped. */
async function orSkipped(name: string, check: () => Promise<Count>): Promise<Count> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    console.log(`${name} was not run: ${error.message}`)
    return { ...NONE, skipped: 1 }
  }
}

/** Runs a check that needs native PHP, or skips it. */
function withNativePhp(name: string, check: () => Promise<Count>): Promise<Count> {
  return orSkipped(name, () => {
    if (!ensureNativePhp()) throw new MissingTool(NO_PHP)
    return check()
  })
}

/** Runs a Composer tool in the plugin's folder. Prints its output only on failure. */
async function runPhpTool(tool: string, args: readonly string[]): Promise<Count> {
  const file = join(await ensurePhpTools(), 'bin', tool)
  const { failed, all } = await execa(phpCommand(), ['-d', 'memory_limit=2G', file, ...args], {
    cwd: 'wordpress-plugin',
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  if (failed) console.log(all)
  return checkCount(!failed)
}

/** Checks WordPress coding standards and PHPCompatibility. Warnings count as errors. One check. */
export function checkCodingStandards(): Promise<Count> {
  const args = ['-q', '--standard=phpcs.xml.dist']
  return orSkipped('PHP_CodeSniffer', async () => {
    if (ensureNativePhp())
      return runPhpTool('phpcs', [...args, `--parallel=${availableParallelism()}`])
    const { status, output } = await runPhpcsInWasm([...args, '--parallel=1'])
    if (status !== 0) console.log(output)
    return checkCount(status === 0)
  })
}

/** Runs PHPStan at its strictest level. One check. */
export function checkStaticAnalysis(): Promise<Count> {
  const args = ['analyse', '--configuration=phpstan.neon.dist', '--no-progress', '--no-ansi']
  return withNativePhp('PHPStan', () => runPhpTool('phpstan', args))
}

/** Runs PHPUnit's tests in a real WordPress with SQLite. Without native PHP, uses WebAssembly. */
export function checkPhpTests(args: readonly string[] = []): Promise<Count> {
  return orSkipped('PHPUnit', () => {
    if (ensureNativePhp()) return runPhpunit(args)
    console.log(`PHPUnit runs in WebAssembly: ${NO_PHP}`)
    return runPhpunitInWasm(args)
  })
}

/**
 * Runs PHPUnit's tests in a real WordPress with MariaDB, because SQLite lacks its column types and
 * concurrency.
 */
export function checkPhpTestsOnMariaDb(args: readonly string[] = []): Promise<Count> {
  return withNativePhp('PHPUnit on MariaDB', () => {
    if (!hasNativePhp('mysqli')) throw new MissingTool('the PHP of this machine has no mysqli')
    const folder = join(CACHE, 'sites/phpunit-mariadb')
    return withMariaDb((database) => runPhpunit(args, { database, folder }))
  })
}

/** Implements `npm run test:php [-- --mariadb] [-- argument of PHPUnit ...]`. */
if (import.meta.main) {
  const args = process.argv.slice(2)
  const rest = args.filter((argument) => argument !== '--mariadb')
  const counts = args.includes('--mariadb')
    ? [await timedSuite('php on MariaDB', () => checkPhpTestsOnMariaDb(rest))]
    : [
        await timedSuite('php style', checkCodingStandards),
        await timedSuite('php types', checkStaticAnalysis),
        await timedSuite('php', () => checkPhpTests(rest)),
      ]
  process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1
}
