import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Brotli at its highest quality: what the size budgets count and the demo server sends. */
export function brotli(bytes: Uint8Array): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** Writes a `.br` beside every script of the build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'))
      await Promise.all(
        scripts.map(async (name) => {
          const file = join(dir, name)
          await writeFile(`${file}.br`, await brotli(await readFile(file)))
        }),
      )
    },
  }
}
