import { join } from 'node:path'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'
import { startGroup } from './process-group.ts'
import { until } from './until.ts'

/** A site that answers. */
export interface Running {
  /** Without a closing slash. */
  readonly url: string
  /** Ends the server with all its workers. */
  readonly stop: () => Promise<void>
}

const WORKERS = '4'
const ROUTER = join(import.meta.dirname, 'php/router.php')

/** Whether an address is answered without a fault of the server. */
export async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
  return answer !== null && answer.status < 500
}

/** Serves a site's folder with PHP's own server on a loopback port. */
export async function serveNative(folder: string, port: number): Promise<Running> {
  const listen = `127.0.0.1:${port}`
  const command = [phpCommand(), ...PHP_SETTINGS, '-S', listen, '-t', folder, ROUTER]
  const server = startGroup(command, { cwd: folder, env: { PHP_CLI_SERVER_WORKERS: WORKERS } })
  const url = `http://${listen}`
  await until(() => isAnswering(`${url}/wp-includes/images/blank.gif`), server)
  return { url, stop: server.stop }
}
