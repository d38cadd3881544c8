import { execFileSync } from 'node:child_process'
import { isRoot } from '../find-browser.ts'
import { isDebian } from './debian-packages.ts'
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
  if (process.env.WORDPRESS_PHP === 'wasm' || !isRoot() || !isDebian()) return false
  console.log(`Installing PHP for WordPress: ${PACKAGES.join(' ')}`)
  const options = {
    stdio: 'ignore',
    // Nothing of it is to run as a service of the machine.
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options)
  } catch (error) {
    console.log(
      `PHP could not be installed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return hasNativePhp()
}
