import { execa } from 'execa'

/** Result of a tool. */
export interface ToolResult {
  readonly isOk: boolean
  /** Its combined output; empty when it was written directly to the terminal. */
  readonly output: string
}

/**
 * Runs a command of an installed package with the current Node binary instead of the one on the path.
 * With `isLive` the output goes directly to the terminal; otherwise it is returned.
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
