import { execa } from 'execa'

/** How a tool ended. */
export interface ToolResult {
  readonly isOk: boolean
  /** Everything it wrote; empty where it wrote straight to the terminal. */
  readonly output: string
}

/**
 * Runs a command of an installed package on this same Node, whatever `node` means on the machine.
 * With `isLive` it writes to the terminal while it runs, otherwise its output is returned.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  { isLive = false, env = {} }: { isLive?: boolean; env?: Record<string, string> } = {},
): Promise<ToolResult> {
  const { failed, all } = await execa(command, args, {
    preferLocal: true,
    stdin: isLive ? 'inherit' : 'ignore',
    stdout: isLive ? 'inherit' : 'pipe',
    stderr: isLive ? 'inherit' : 'pipe',
    all: true,
    reject: false,
    env,
  })
  return { isOk: !failed, output: all ?? '' }
}
