import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { wasmPhp } from './wasm-php.ts'
import type { Mount } from './wasm/serve.ts'

/** Runs code that begins with `<?php` in PHP in WebAssembly, away from every site; gives what it printed. */
export async function runInWasm(code: string, mounts: readonly Mount[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasm-'))
  try {
    const php = await wasmPhp(folder, await freePort(), { mounts })
    try {
      return await php.run(code)
    } finally {
      await php.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
