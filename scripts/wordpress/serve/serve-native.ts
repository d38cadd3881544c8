import { resolve } from 'node:path'
import { PHP_SETTINGS, phpCommand } from '../php/native-php.ts'
import { startGroup, until } from './process-group.ts'

/** A running site. */
export interface Running {
  /** URL without a trailing slash. */
  readonly url: string
  /** Stops the server with all its workers. */
  readonly stop: () => Promise<void>
}

const WORKERS = '4'
const ROUTER = resolve('demo/wordpress/router.php')

/** Whether a URL responds without a server error. */
export async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
  return response !== null && response.status < 500
}

/** Serves a site's folder with PHP's built-in server on a loopback port. */
export async function serveNative(folder: string, port: number): Promise<Running> {
  const listen = `127.0.0.1:${port}`
  const url = `http://${listen}`
  await using stack = new AsyncDisposableStack()
  const command = [phpCommand(), ...PHP_SETTINGS, '-S', listen, '-t', folder, ROUTER]
  const server = stack.use(
    startGroup(command, { cwd: folder, env: { PHP_CLI_SERVER_WORKERS: WORKERS } }),
  )
  await until(() => isAnswering(`${url}/wp-includes/images/blank.gif`), server)
  stack.move()
  return { url, stop: server.stop }
}
