import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ensureNestedPackage } from '../nested-package.ts'
import { lastLine } from './last-line.ts'
import { MissingTool } from './missing-tool.ts'
import type { Php } from './php.ts'
import type { Mount, RunAnswer, RunRequest, ServeRequest } from './wasm/serve.ts'

const FOLDER = join(import.meta.dirname, 'wasm')
const NOTICE = 'A instalar o PHP em WebAssembly (uma vez, cerca de 600 MB)…'

/** The version of PHP that runs; `WORDPRESS_PHP_VERSION` names another. */
const PHP_VERSION = process.env.WORDPRESS_PHP_VERSION || '8.3'

/** Waits for one message; throws where the process ends without it. */
function messageOf<Message>(
  child: ChildProcess,
  isWanted: (message: Message) => boolean,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('PHP in WebAssembly ended'))
    const read = (message: Message): void => {
      if (!isWanted(message)) return
      child.off('message', read)
      child.off('exit', ended)
      resolve(message)
    }
    child.on('message', read)
    child.once('exit', ended)
  })
}

export interface WasmOptions {
  /** '8.1' to '8.4'. */
  readonly phpVersion?: string
  readonly mounts?: readonly Mount[]
}

/** PHP in WebAssembly that serves a site's folder on a loopback port and runs code in it. */
export async function wasmPhp(
  folder: string,
  port: number,
  { phpVersion = PHP_VERSION, mounts = [] }: WasmOptions = {},
): Promise<Php> {
  await ensureNestedPackage(FOLDER, NOTICE).catch((error: unknown) => {
    throw new MissingTool(`PHP in WebAssembly cannot be installed: ${lastLine(error)}`, {
      cause: error,
    })
  })
  const request: ServeRequest = { folder, port, phpVersion, mounts }
  const child = fork(join(FOLDER, 'serve.ts'), [JSON.stringify(request)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // It has much to say about sockets; only the last of it is of use, and only where something failed.
  let said = ''
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)))
  let lastId = 0
  const run = async (code: string): Promise<string> => {
    const id = (lastId += 1)
    const answered = messageOf<RunAnswer>(child, (message) => message.id === id)
    child.send({ id, code } satisfies RunRequest)
    const answer = await answered
    if ('error' in answer) throw new Error(`PHP failed: ${answer.error || said}`)
    return answer.text
  }
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.disconnect()
    })
  await messageOf<string>(child, (message) => message === 'ready').catch((error: unknown) => {
    throw new Error(`PHP in WebAssembly does not start: ${said}`, { cause: error })
  })
  // The very first request is answered by a redirect to itself, whatever it asks for.
  await fetch(`http://127.0.0.1:${port}/wp-includes/images/blank.gif`).catch(() => null)
  return { name: `PHP ${phpVersion} em WebAssembly`, root: '/wordpress', run, close }
}
