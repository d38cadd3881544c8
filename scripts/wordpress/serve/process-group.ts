import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that was started here, with all processes that it started itself. */
export interface ProcessGroup extends AsyncDisposable {
  /** The end of its error output, once it has ended; null while it runs. */
  readonly ended: () => string | null
  readonly stop: () => Promise<void>
}

/**
 * Runs a command and stops it, with everything it started, as soon as its standard input closes: also
 * when this process was killed. The command is stopped by its own id and with its process group:
 * php-fpm leaves the group.
 */
const WITH_PARENT = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & child=$!',
  '{ cat <&3 >/dev/null; kill -s TERM $child; kill -s TERM -- -$$; } 2>/dev/null &',
  'wait $child',
  'kill -s TERM -- -$$',
].join('\n')

/** Characters of error output that are kept: a server writes a line for each request. */
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

/** How long a server may take to start, and how often it is asked, in ms. */
const START_TIMEOUT = 60_000
const POLL_INTERVAL = 50

/** Waits until servers are ready; throws where one ended, or they are not ready in a minute. */
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
