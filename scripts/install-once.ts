import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Installs what a manifest names into a folder, unless just that was done before.
 * @param manifest File whose text decides whether it is done.
 * @param folder What `install` fills; it may do so by making it anew.
 */
export async function installOnce(
  manifest: string,
  folder: string,
  install: () => Promise<unknown>,
): Promise<void> {
  const wanted = createHash('sha256')
    .update(await readFile(manifest))
    .digest('hex')
  const marker = join(folder, 'installed-from')
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === wanted) return
  await install()
  await writeFile(marker, wanted)
}
