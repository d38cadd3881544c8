import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Writes a `.br` file for every script of the build. The size budgets measure these files and the
 * demo server sends them.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const scripts = Object.keys(bundle).filter((name) => name.endsWith('.js'))
      const write = async (file: string): Promise<void> => {
        const bytes = await readFile(file)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        }
        await writeFile(`${file}.br`, await compress(bytes, { params }))
      }
      await Promise.all(scripts.map((name) => write(join(dir, name))))
    },
  }
}
