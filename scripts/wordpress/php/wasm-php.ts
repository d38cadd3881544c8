import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execaNode } from 'execa'
import { ensureNestedPackage } from '../../build/nested-package.ts'
import { orMissing } from '../install/missing-tool.ts'
import { freePort } from '../serve/free-port.ts'
import type { Mount, RunAnswer, RunRequest, ServeRequest } from '../serve/wasm/serve.ts'
import type { Php } from './php.ts'

const FOLDER = join(import.meta.dirname, '../serve/wasm')
const NOTICE = 'A instalar o PHP em WebAssembly (uma vez, cerca de 600 MB)…'

/** The PHP version. `WORDPRESS_PHP_VERSION` overrides it. */
const PHP_VERSION = process.env.WORDPRESS_PHP_VERSION || '8.3'

export interface WasmOptions {
  /** '8.1' to '8.4'. */
  readonly phpVersion?: string | undefined
  readonly mounts?: readonly Mount[]
  /** Applied when Playground starts, to an installed WordPress. */
  readonly blueprint?: object
}

/** Mounts a folder of this repository under `/checks`. */
export const mounted = (folder: string): Mount => ({
  hostPath: resolve(folder),
  vfsPath: `/checks/${folder}`,
})

/** PHP in WebAssembly that serves a site's folder on a loopback port and runs code in it. */
export async function wasmPhp(
  folder: string,
  port: number,
  { phpVersion = PHP_VERSION, mounts = [], blueprint }: WasmOptions = {},
): Promise<Php> {
  const installation = ensureNestedPackage(FOLDER, NOTICE)
  await orMissing(installation, 'PHP in WebAssembly cannot be installed')
  const site: Mount = { hostPath: folder, vfsPath: '/wordpress' }
  const request: ServeRequest = { port, phpVersion, mounts: [site, ...mounts], blueprint }
  const options = { stdin: 'ignore', stdout: 'ignore', ipc: true, buffer: false } as const
  const program = [JSON.stringify(request)]
  const server = execaNode(join(FOLDER, 'serve.ts'), program, { ...options, reject: false })
  // It logs a lot about sockets. Only the end is kept, for error messages.
  let errors = ''
  server.stderr.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-2000)))
  let lastId = 0
  const run = async (code: string): Promise<string> => {
    const id = (lastId += 1)
    const [, message] = await Promise.all([
      server.sendMessage({ id, code } satisfies RunRequest),
      server.getOneMessage({ filter: (each) => (each as unknown as RunAnswer).id === id }),
    ])
    const answer = message as unknown as RunAnswer
    if ('error' in answer) throw new Error(`PHP failed: ${answer.error || errors}`)
    return answer.text
  }
  const close = async (): Promise<void> => {
    server.kill()
    await server
  }
  await server.getOneMessage().catch((error: unknown) => {
    throw new Error(`PHP in WebAssembly does not start: ${errors}`, { cause: error })
  })
  // The first request is always redirected to its own URL.
  await fetch(`http://127.0.0.1:${port}/wp-includes/images/blank.gif`).catch(() => null)
  return { name: `PHP ${phpVersion} em WebAssembly`, root: '/wordpress', run, close }
}

/** Runs code that starts with `<?php` on PHP in WebAssembly, outside any site. Returns its output. */
export async function runInWasm(code: string, mounts: readonly Mount[]): Promise<string> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await mkdtempDisposable(join(tmpdir(), 'wasm-')))
  const php = await wasmPhp(folder.path, await freePort(), { mounts })
  stack.defer(php.close)
  return await php.run(code)
}
