import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runE2eTests } from '../browser/e2e.ts'
import { ensureStudio, STUDIO } from '../build/studio.ts'
import {
  checkCodingStandards,
  checkPhpTests,
  checkPhpTestsOnMariaDb,
  checkStaticAnalysis,
} from '../wordpress/php/php-checks.ts'
import { runWordpressE2eTests } from '../wordpress/serve/e2e.ts'
import { runTool } from './run-tool.ts'
import {
  add,
  checkCount,
  closingLine,
  countVitest,
  NONE,
  timedSuite,
  withExit,
  type Count,
  type VitestReport,
} from './test-report.ts'

let total = NONE

/**
 * Runs a suite, prints its summary line and adds its counts to the total. A suite that throws counts
 * as one failure.
 */
async function suite(name: string, run: () => Promise<Count>): Promise<Count> {
  const orFailed = (error: unknown): Count => {
    console.error(error)
    return checkCount(false)
  }
  const count = await timedSuite(name, () => run().catch(orFailed))
  total = add(total, count)
  return count
}

async function check(command: string, ...args: string[]): Promise<Count> {
  const { isOk, output } = await runTool(command, args)
  if (!isOk) console.log(output)
  return checkCount(isOk)
}

async function runVitest(...args: string[]): Promise<Count> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'unit-'))
  const file = join(folder.path, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { isOk, output } = await runTool('vitest', ['run', ...reporters, ...args])
  if (!isOk) console.log(output)
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  return withExit(countVitest(report), isOk)
}

const ARCHITECTURE = 'test/architecture.test.ts'

await suite('format', () => check('oxfmt', '--check'))
await suite('lint', () => check('oxlint', '--max-warnings=0'))
await suite('types', () => check('tsc', '--noEmit'))
await suite('studio', async () => {
  await ensureStudio()
  return check('npm', 'test', '--prefix', STUDIO)
})
await suite('architecture', () => runVitest(ARCHITECTURE))
await suite('unit', () => runVitest('--exclude', ARCHITECTURE))
const built = await suite('build', () => check('vite', 'build'))
if (built.failed === 0) {
  await suite('size', () => check('size-limit'))
  await suite('browser', () => runE2eTests())
  await suite('php style', checkCodingStandards)
  await suite('php types', checkStaticAnalysis)
  await suite('php', () => checkPhpTests())
  await suite('php on MariaDB', () => checkPhpTestsOnMariaDb())
  await suite('wordpress', () => runWordpressE2eTests())
} else {
  console.log('Sizes, browser tests and the plugin need a build: not run, counted as failed')
  total = add(total, { ...NONE, failed: 3 })
}

console.log(closingLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
