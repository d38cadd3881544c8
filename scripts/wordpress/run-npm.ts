import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs the npm that runs this command, else the one on the path; gives what it printed. */
export async function runNpm(args: readonly string[]): Promise<string> {
  const script = process.env.npm_execpath
  const [command, first] =
    script === undefined || !script.endsWith('.js')
      ? [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
      : [process.execPath, [script]]
  const { stdout } = await run(command, [...first, ...args], {
    maxBuffer: 64 * 1024 * 1024,
    shell: command.endsWith('.cmd'),
  })
  return stdout
}
