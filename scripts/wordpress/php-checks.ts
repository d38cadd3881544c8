import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { add, checkCount, NONE, suiteLine, type Count } from '../test-report.ts'
import { CACHE } from './fetch-wordpress.ts'
import { ensureNativePhp } from './ensure-php.ts'
import { hasNativePhp, NEEDED, phpCommand } from './native-php.ts'
import { MissingTool } from './missing-tool.ts'
import { ensurePhpTools } from './php-tools.ts'
import { runPhpunit } from './phpunit.ts'

const NO_PHP = `this machine has no PHP 8.1 or newer with ${NEEDED.join(' and ')}`

/** A check that could not run is told in one line, and counted as skipped. */
async function orSkipped(name: string, check: () => Promise<Count>): Promise<Count> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error
    console.log(`${name} was not run: ${error.message}`)
    return { ...NONE, skipped: 1 }
  }
}

/** The same of a check that PHP in WebAssembly cannot run. */
function withNativePhp(name: string, check: () => Promise<Count>): Promise<Count> {
  return orSkipped(name, () => {
    if (!ensureNativePhp()) throw new MissingTool(NO_PHP)
    return check()
  })
}

/** Runs one of Composer's tools in the plugin's folder; prints what it says only where it fails. */
async function runPhpTool(tool: string, args: readonly string[]): Promise<boolean> {
  const file = join(await ensurePhpTools(), 'bin', tool)
  return new Promise((resolve, reject) => {
    const child = spawn(phpCommand(), ['-d', 'memory_limit=2G', file, ...args], {
      cwd: 'wordpress-plugin',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text: Buffer): void => {
      output += text.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (status) => {
      if (status !== 0) console.log(output)
      resolve(status === 0)
    })
  })
}

/** WordPress' coding standards and PHPCompatibility, warnings counting as faults; one check. */
export function checkCodingStandards(): Promise<Count> {
  const args = ['-q', '--standard=phpcs.xml.dist']
  return orSkipped('PHP_CodeSniffer', async () => {
    if (ensureNativePhp()) {
      const parallel = `--parallel=${availableParallelism()}`
      return checkCount(await runPhpTool('phpcs', [...args, parallel]))
    }
    const { runPhpcsInWasm } = await import('./phpcs-wasm.ts')
    const { status, output } = await runPhpcsInWasm([...args, '--parallel=1'])
    if (status !== 0) console.log(output)
    return checkCount(status === 0)
  })
}

/** PHPStan at its strictest level; one check. */
export function checkStaticAnalysis(): Promise<Count> {
  const args = ['analyse', '--configuration=phpstan.neon.dist', '--no-progress', '--no-ansi']
  return withNativePhp('PHPStan', async () => checkCount(await runPhpTool('phpstan', args)))
}

/** PHPUnit's tests inside a real WordPress with SQLite; on a machine without PHP, in WebAssembly. */
export function checkPhpTests(args: readonly string[] = []): Promise<Count> {
  return orSkipped('PHPUnit', async () => {
    if (ensureNativePhp()) return runPhpunit(args)
    console.log(`PHPUnit runs in WebAssembly: ${NO_PHP}`)
    const { runPhpunitOnWasm } = await import('./phpunit-wasm.ts')
    return runPhpunitOnWasm(args)
  })
}

/** PHPUnit's tests inside a real WordPress with MariaDB: real column types, and tables that change at once. */
export function checkPhpTestsOnMariaDb(args: readonly string[] = []): Promise<Count> {
  return withNativePhp('PHPUnit on MariaDB', async () => {
    if (!hasNativePhp('mysqli')) throw new MissingTool('the PHP of this machine has no mysqli')
    const { withMariaDb } = await import('./maria-db.ts')
    return withMariaDb((database) =>
      runPhpunit(args, { database, folder: join(CACHE, 'sites/phpunit-mariadb') }),
    )
  })
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const isMariaDb = args.includes('--mariadb')
  const rest = args.filter((argument) => argument !== '--mariadb')
  const suites: [string, () => Promise<Count>][] = isMariaDb
    ? [['php on MariaDB', () => checkPhpTestsOnMariaDb(rest)]]
    : [
        ['php style', checkCodingStandards],
        ['php types', checkStaticAnalysis],
        ['php', () => checkPhpTests(rest)],
      ]
  let total = NONE
  for (const [name, check] of suites) {
    const start = performance.now()
    const count = await check()
    console.log(suiteLine(name, count, performance.now() - start))
    total = add(total, count)
  }
  process.exitCode = total.failed === 0 ? 0 : 1
}
