import { canInstallPackages, installPackages } from '../debian.ts'
import { hasNativePhp } from './native-php.ts'

/** PHP with what WordPress and the plugin's tests use, on SQLite and on MariaDB. */
const PACKAGES = ['cli', 'sqlite3', 'mysql', 'mbstring', 'xml', 'curl', 'zip', 'gd'].map(
  (name) => `php-${name}`,
)

/**
 * Whether the machine's own PHP can run WordPress, after Debian's packages were installed where this
 * machine may. Without them WordPress runs on PHP in WebAssembly, ten times as slow.
 */
export function ensureNativePhp(): boolean {
  if (hasNativePhp()) return true
  if (process.env.WORDPRESS_PHP === 'wasm' || !canInstallPackages()) return false
  console.log(`Installing PHP for WordPress: ${PACKAGES.join(' ')}`)
  try {
    installPackages(PACKAGES)
  } catch (error) {
    console.log(`PHP could not be installed: ${String(error)}`)
  }
  return hasNativePhp()
}
