import { resolve } from 'node:path'
import { phpCommand, phpSettingsOf } from '../php/native-php.ts'
import { startGroup, until } from './process-group.ts'

/** A running site. Stopping it stops the servers with all their workers. */
export interface Running extends AsyncDisposable {
  /** URL without a trailing slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export const running = (url: string, stop: () => Promise<void>): Running => ({
  url,
  stop,
  [Symbol.asyncDispose]: stop,
})

const WORKERS = '4'
const ROUTER = resolve('demo/wordpress/router.php')

export async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
  return response !== null && response.status < 500
}

export async function serveNative(folder: string, port: number): Promise<Running> {
  const listen = `127.0.0.1:${port}`
  const url = `http://${listen}`
  await using stack = new AsyncDisposableStack()
  const command = [phpCommand(), ...phpSettingsOf(folder), '-S', listen, '-t', folder, ROUTER]
  const env = { PHP_CLI_SERVER_WORKERS: WORKERS }
  const server = stack.use(startGroup(command, { cwd: folder, env }))
  await until(() => isAnswering(`${url}/wp-includes/images/blank.gif`), server)
  stack.move()
  return running(url, server.stop)
}
