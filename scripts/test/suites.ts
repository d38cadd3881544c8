import { execa } from 'execa'
import {
  add,
  checkCount,
  countReport,
  countVitest,
  NONE,
  timedSuite,
  type Count,
} from './test-report.ts'

export interface Suite {
  readonly name: string
  readonly run: () => Promise<Count>
  /** Whether later stages need what this suite produces. */
  readonly isNeeded?: boolean
}

/** Lists of suites that run at the same time. Each list runs in its order and keeps one core busy. */
export type Stage = readonly (readonly Suite[])[]

/** Runs a command and prints its output only on failure. Returns whether it succeeded. */
export async function succeeds(
  command: string,
  args: readonly string[],
  cwd = '.',
): Promise<boolean> {
  const options = { cwd, preferLocal: true, stdin: 'ignore', all: true, reject: false } as const
  const { failed, all } = await execa(command, args, options)
  if (failed) console.log(all)
  return !failed
}

export function check(name: string, command: string, ...args: readonly string[]): Suite {
  return { name, run: async () => checkCount(await succeeds(command, args)) }
}

export function vitest(name: string, ...args: readonly string[]): Suite {
  const run = (file: string): Promise<boolean> => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    return succeeds('vitest', ['run', ...reporters, ...args])
  }
  return { name, run: () => countReport(run, countVitest) }
}

/**
 * Runs stages one after the other. Prints the summary line of every suite and the total, and sets the
 * exit code. When a needed suite fails, the later stages count as one failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  let total = NONE
  let isStopped = false
  const runList = async (suites: readonly Suite[]): Promise<void> => {
    for (const { name, run, isNeeded } of suites) {
      const count = await timedSuite(name, run)
      total = add(total, count)
      if (isNeeded === true && count.failed > 0) isStopped = true
    }
  }
  for (const [index, stage] of stages.entries()) {
    await Promise.all(stage.map(runList))
    if (!isStopped || index === stages.length - 1) continue
    console.log('The suites that need the one that failed were not run: counted as one failure')
    total = add(total, checkCount(false))
    break
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
