import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { preloadFiles, readManifest } from '../../demo/built-widget.ts'

const ENTRY = 'configurator.js'

/** Writes `.vite/preloads.json`: a version of the entry, and the files that a page of the plugin preloads, in order. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const entry = bundle[ENTRY]
      const code = entry?.type === 'chunk' ? entry.code : ''
      const version = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const files = [ENTRY, ...preloadFiles(readManifest(pathToFileURL(`${dir}/`)))]
      await writeFile(join(dir, '.vite/preloads.json'), JSON.stringify({ version, files }))
    },
  }
}
