import { spawn } from 'node:child_process'

/** A server that was started here, with all that it started itself. */
export interface ProcessGroup {
  /** The last that it said, once it has ended; null while it runs. */
  readonly ended: () => string | null
  readonly stop: () => Promise<void>
}

/**
 * Runs a command, and ends it with everything it started as soon as nobody holds its input any more:
 * also where the parent was killed and could not say goodbye. The command is ended by its own number
 * as well as with its group: php-fpm leaves the group.
 */
const WITH_PARENT = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & child=$!',
  '{ cat <&3 >/dev/null; kill -s TERM $child; kill -s TERM -- -$$; } 2>/dev/null &',
  'wait $child',
  'kill -s TERM -- -$$',
].join('\n')

/** Characters of what a server said that are kept: it writes a line for each request. */
const KEPT = 2000

/** Starts a server that lives no longer than this process. */
export function startGroup(
  command: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): ProcessGroup {
  const child = spawn('/bin/sh', ['-c', WITH_PARENT, 'sh', ...command], {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  let isEnded = false
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-KEPT)))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void closed.then(() => (isEnded = true))
  return {
    ended: () => (isEnded ? said : null),
    stop: async () => {
      child.stdin.end()
      await closed
    },
  }
}
