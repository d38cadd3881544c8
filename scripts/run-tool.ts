import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a tool ended. */
export interface ToolResult {
  readonly isOk: boolean
  /** Everything it wrote; empty where it wrote straight to the terminal. */
  readonly output: string
}

function script(packageName: string, command: string): string {
  const folder = join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`)
  return join(folder, file)
}

/**
 * Runs a package's command on this same Node, whatever `node` means on the machine.
 * With `isLive` it writes to the terminal while it runs, otherwise its output is kept.
 */
export function runTool(
  [packageName, command]: readonly [packageName: string, command: string],
  args: readonly string[],
  { isLive = false, env = {} }: { isLive?: boolean; env?: Record<string, string> } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script(packageName, command), ...args], {
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    const keep = (text: Buffer): void => {
      output += text.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ isOk: code === 0, output }))
  })
}
