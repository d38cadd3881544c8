import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** A group of tests or checks with a name. */
export interface Suite {
  readonly name: string
  readonly run: () => Promise<Count>
  /** Whether later stages need what this suite produces. */
  readonly isNeeded?: boolean
}

/** Lists of suites that run at the same time. Each list runs in its order and keeps one core busy. */
export type Stage = readonly (readonly Suite[])[]

/** A suite that passes when a command succeeds. Prints the command's output only on failure. */
export function check(name: string, command: string, ...args: readonly string[]): Suite {
  const run = async (): Promise<Count> => {
    const { isOk, output } = await runTool(command, args)
    if (!isOk) console.log(output)
    return checkCount(isOk)
  }
  return { name, run }
}

/** A suite of Vitest's tests. Prints Vitest's output only on failure. */
export function vitest(name: string, ...args: readonly string[]): Suite {
  const run = async (): Promise<Count> => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'unit-'))
    const file = join(folder.path, 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { isOk, output } = await runTool('vitest', ['run', ...reporters, ...args])
    if (!isOk) console.log(output)
    const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
    return withExit(countVitest(report), isOk)
  }
  return { name, run }
}

/** Runs a suite and prints its summary line. A suite that throws counts as one failure. */
function runSuite({ name, run }: Suite): Promise<Count> {
  return timedSuite(name, () =>
    run().catch((error: unknown) => {
      console.error(error)
      return checkCount(false)
    }),
  )
}

/**
 * Runs stages one after the other. Prints the summary line of every suite and the closing line, and
 * sets the exit code. When a needed suite fails, the later stages count as one failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  let total = NONE
  let isStopped = false
  const runList = async (suites: readonly Suite[]): Promise<void> => {
    for (const suite of suites) {
      const count = await runSuite(suite)
      total = add(total, count)
      if (suite.isNeeded === true && count.failed > 0) isStopped = true
    }
  }
  for (const [index, stage] of stages.entries()) {
    await Promise.all(stage.map(runList))
    if (!isStopped || index === stages.length - 1) continue
    console.log('The suites that need the one that failed were not run: counted as one failure')
    total = add(total, checkCount(false))
    break
  }
  console.log(closingLine(total))
  process.exitCode = total.failed === 0 ? 0 : 1
}
