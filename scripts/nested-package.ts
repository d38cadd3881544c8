import { join } from 'node:path'
import { installOnce } from './install-once.ts'
import { runNpm } from './wordpress/run-npm.ts'

/**
 * Installs a folder's own package from its lock file, unless that was done before; it is kept.
 * @param folder Holds package.json and package-lock.json.
 * @param notice Said before a first installation, which takes a while.
 */
export function ensureNestedPackage(folder: string, notice: string): Promise<void> {
  return installOnce(join(folder, 'package-lock.json'), join(folder, 'node_modules'), () => {
    console.log(notice)
    return runNpm(['ci', '--prefix', folder, '--prefer-offline'])
  })
}
