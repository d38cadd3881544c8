import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNpm } from './wordpress/run-npm.ts'

/**
 * Installs a folder's own package from its lock file, unless that was done before; it is kept.
 * @param folder Holds package.json and package-lock.json.
 * @param notice Said before a first installation, which takes a while.
 */
export async function ensureNestedPackage(folder: string, notice: string): Promise<void> {
  const lock = createHash('sha256')
    .update(await readFile(join(folder, 'package-lock.json')))
    .digest('hex')
  const marker = join(folder, 'node_modules/installed-from')
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === lock) return
  console.log(notice)
  await runNpm(['ci', '--prefix', folder, '--prefer-offline'])
  await writeFile(marker, lock)
}
