import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A server process and all its child processes. */
export interface ProcessGroup extends AsyncDisposable {
  /** The end of its error output after it has exited; null while it runs. */
  readonly ended: () => string | null
  readonly stop: () => Promise<void>
}

/**
 * Runs a command and stops it, with all its children, when its standard input closes. This also works
 * when the current process is killed. The command is stopped by both process id and process group,
 * because php-fpm leaves the group.
 */
const WITH_PARENT = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & child=$!',
  '{ cat <&3 >/dev/null; kill -s TERM $child; kill -s TERM -- -$$; } 2>/dev/null &',
  'wait $child',
  'kill -s TERM -- -$$',
].join('\n')

/** Maximum length of the error output kept, in characters. Servers write a line for each request. */
const KEPT = 2000

/** Starts a server that stops when this process ends. */
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
  let errors = ''
  let isEnded = false
  child.stderr.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-KEPT)))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void closed.then(() => (isEnded = true))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await closed
  }
  return { ended: () => (isEnded ? errors : null), stop, [Symbol.asyncDispose]: stop }
}

/** Maximum startup time of a server and the polling interval, in ms. */
const START_TIMEOUT = 60_000
const POLL_INTERVAL = 50

/** Waits until servers are ready. Throws when one exits, or after a minute. */
export async function until(
  isReady: () => Promise<boolean>,
  ...servers: readonly ProcessGroup[]
): Promise<void> {
  const end = Date.now() + START_TIMEOUT
  while (Date.now() < end) {
    const ended = servers.map((server) => server.ended()).find((errors) => errors !== null)
    if (ended !== undefined) throw new Error(`The server ended: ${ended}`)
    if (await isReady()) return
    await wait(POLL_INTERVAL)
  }
  throw new Error('The server does not answer')
}
