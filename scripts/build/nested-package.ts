import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'

/**
 * Runs an installation unless it has already succeeded for the same manifest.
 * @param manifest File that lists what is installed.
 * @param folder Folder that `install` fills; `install` may delete it first.
 */
export async function installOnce(
  manifest: string,
  folder: string,
  install: () => Promise<unknown>,
): Promise<void> {
  const hash = createHash('sha256')
  const checksum = hash.update(await readFile(manifest)).digest('hex')
  const marker = join(folder, 'installed-from')
  if ((await readFile(marker, 'utf8').catch(() => '')) === checksum) return
  await install()
  await writeFile(marker, checksum)
}

/**
 * Installs a folder's own package from its lock file, unless it is already installed.
 * @param notice Message printed before an installation, which takes a while.
 */
export function ensureNestedPackage(folder: string, notice: string): Promise<void> {
  return installOnce(join(folder, 'package-lock.json'), join(folder, 'node_modules'), () => {
    console.log(notice)
    return execa('npm', ['ci', '--prefix', folder, '--prefer-offline'])
  })
}
