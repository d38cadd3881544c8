import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJourneys } from './browser-journeys.ts'
import { runTool } from './run-tool.ts'
import { measureSizes } from './size.ts'
import { runWordpressJourneys } from './wordpress/journeys.ts'
import {
  checkCodingStandards,
  checkPhpTests,
  checkPhpTestsOnMariaDb,
  checkStaticAnalysis,
} from './wordpress/php-checks.ts'
import {
  add,
  checkCount,
  closingLine,
  countVitest,
  NONE,
  suiteLine,
  withExit,
  type Count,
  type VitestReport,
} from './test-report.ts'

let total = NONE

/** Runs a suite, prints its line and adds it up; a suite that breaks is one failure. */
async function suite(name: string, run: () => Promise<Count>): Promise<Count> {
  const start = performance.now()
  const count = await run().catch((error: unknown) => {
    console.error(error)
    return checkCount(false)
  })
  console.log(suiteLine(name, count, performance.now() - start))
  total = add(total, count)
  return count
}

async function check(tool: readonly [string, string], ...args: string[]): Promise<Count> {
  const { isOk, output } = await runTool(tool, args)
  if (!isOk) console.log(output)
  return checkCount(isOk)
}

async function runVitest(): Promise<{ report: VitestReport; isOk: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  const file = join(folder, 'report.json')
  try {
    const { isOk, output } = await runTool(
      ['vitest', 'vitest'],
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    )
    if (!isOk) console.log(output)
    return { report: JSON.parse(await readFile(file, 'utf8')) as VitestReport, isOk }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isArchitecture = (file: string): boolean => file.endsWith('test/architecture.test.ts')

await suite('format', () => check(['oxfmt', 'oxfmt'], '--check'))
await suite('lint', () => check(['oxlint', 'oxlint'], '--max-warnings=0'))
await suite('types', () => check(['typescript', 'tsc'], '--noEmit'))

let unit: VitestReport = { testResults: [] }
await suite('unit', async () => {
  const { report, isOk } = await runVitest()
  unit = report
  const count = countVitest(report, (file) => !isArchitecture(file))
  return countVitest(report, isArchitecture).failed > 0 ? count : withExit(count, isOk)
})
await suite('architecture', async () => {
  const count = countVitest(unit, isArchitecture)
  return withExit(count, count.passed > 0)
})

const built = await suite('build', () => check(['vite', 'vite'], 'build'))
if (built.failed === 0) {
  await suite('size', async () => ({ ...NONE, ...(await measureSizes()) }))
  await suite('browser', () => runJourneys())
  await suite('php style', checkCodingStandards)
  await suite('php types', checkStaticAnalysis)
  await suite('php', () => checkPhpTests())
  await suite('php on MariaDB', () => checkPhpTestsOnMariaDb())
  await suite('wordpress', () => runWordpressJourneys())
} else {
  console.log('what needs a build was not run: size, journeys and the plugin, counted as failed')
  total = add(total, { ...NONE, failed: 3 })
}

console.log(closingLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
