import { canInstallPackages, installPackages } from '../debian.ts'
import { lastLine } from './last-line.ts'
import { hasNativePhp } from './native-php.ts'

/** PHP with what WordPress and the plugin's tests use, on SQLite and on MariaDB. */
const PACKAGES = ['cli', 'sqlite3', 'mysql', 'mbstring', 'xml', 'curl', 'zip', 'gd'].map(
  (name) => `php-${name}`,
)

/** Whether this run has tried in vain: the next check would wait for the same answer. */
let hasFailed = false

/**
 * Whether the machine's own PHP can run WordPress, after Debian's packages were installed where this
 * machine may. Without them WordPress runs on PHP in WebAssembly, ten times as slow.
 */
export function ensureNativePhp(): boolean {
  if (hasNativePhp()) return true
  if (hasFailed || process.env.WORDPRESS_PHP === 'wasm' || !canInstallPackages()) return false
  console.log(`Installing PHP for WordPress: ${PACKAGES.join(' ')}`)
  try {
    installPackages(PACKAGES)
  } catch (error) {
    console.log(`PHP could not be installed: ${lastLine(error)}`)
  }
  hasFailed = !hasNativePhp()
  return !hasFailed
}
