import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A program in its own process group. */
export interface RunningProgram {
  readonly child: ChildProcess
  /** Ends the program with all its children. */
  readonly stop: () => Promise<void>
}

export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(file, args, {
    // In a group of its own, so that the browser's child processes end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  return {
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGKILL')
        await ended
      }
    },
  }
}

/**
 * Waits until a program prints text that matches, on either output, and returns the match.
 * Rejects with the program's output when it ends first.
 */
export function printed({ child }: RunningProgram, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      const match = pattern.exec(text)
      if (match) resolve(match)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${child.spawnfile} ended: ${text}`)))
  })
}
