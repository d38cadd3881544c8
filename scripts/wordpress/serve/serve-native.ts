import { get as plainGet } from 'node:http'
import { get as secureGet } from 'node:https'
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

/** Whether a server responds. The certificate of `https` is not verified. */
export async function isAnswering(url: string): Promise<boolean> {
  const get = url.startsWith('https:') ? secureGet : plainGet
  const { promise, resolve: settle } = Promise.withResolvers<boolean>()
  get(url, { rejectUnauthorized: false }, (response) => {
    response.resume()
    settle((response.statusCode ?? 500) < 500)
  }).on('error', () => settle(false))
  return await promise
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
