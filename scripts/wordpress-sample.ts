import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAMPLE, writeSample } from './sample/sample-folder.ts'

/** `npm run plugin:sample`: makes the plugin's sample range of the demo content site's catalogue. */
const drawn = await writeSample()
const folder = fileURLToPath(SAMPLE)
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile())
const sizes = await Promise.all(
  files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
)
const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
console.log(
  `wordpress-plugin/sample: ${files.length} files, ${kilobytes} KB, ${drawn} pictures drawn`,
)
