import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { execa, execaSync } from 'execa'
import { canInstallPackages, installPackages } from '../install/debian.ts'
import { lastLine } from '../install/missing-tool.ts'
import type { Php } from './php.ts'

/** Settings for every PHP started here, independent of the machine's `php.ini`. */
export const PHP_SETTINGS = [
  'memory_limit=512M',
  'upload_max_filesize=64M',
  'post_max_size=64M',
  'display_errors=stderr',
  'error_reporting=-1',
  'opcache.enable_cli=1',
  'opcache.revalidate_freq=0',
].flatMap((setting) => ['-d', setting])

/**
 * `PHP_SETTINGS` for the PHP of a site, which keeps its compiled files in the site's folder. Otherwise each process that
 * runs a line of code compiles WordPress again, which takes ten times as long as running it.
 */
export function phpSettingsOf(site: string): readonly string[] {
  const folder = resolve(site, '.opcache')
  mkdirSync(folder, { recursive: true })
  return [...PHP_SETTINGS, '-d', `opcache.file_cache=${folder}`]
}

/** Extensions required by WordPress with SQLite. */
const NEEDED = ['pdo_sqlite', 'mbstring']

/** What a machine lacks on which `ensureNativePhp` returns false, in one line. */
export const noPhp = (...more: readonly string[]): string =>
  `this machine has no PHP 8.1 or newer with ${new Intl.ListFormat('en').format([...NEEDED, ...more])}`

/** Debian packages for WordPress and the plugin's tests, with SQLite and MariaDB. */
const PACKAGES = ['cli', 'sqlite3', 'mysql', 'mbstring', 'xml', 'curl', 'zip', 'gd'].map(
  (name) => `php-${name}`,
)

/** PHP 8.1 in PHP_VERSION_ID format. */
const OLDEST = 80_100

/** The PHP command. The variable `PHP` overrides the one on the path. */
export const phpCommand = (): string => process.env.PHP || 'php'

/**
 * Whether a PHP can run WordPress with the plugin.
 * @param about Its version number and the names of its extensions, separated by spaces.
 */
function canRunWordpress(about: string, extensions: readonly string[] = NEEDED): boolean {
  const [version = '', ...found] = about.split(/\s+/)
  return Number(version) >= OLDEST && extensions.every((name) => found.includes(name))
}

/** Whether this machine's own PHP can run WordPress. `WORDPRESS_PHP=wasm` ignores it. */
export function hasNativePhp(...more: readonly string[]): boolean {
  if (process.env.WORDPRESS_PHP === 'wasm' || process.platform === 'win32') return false
  const code = "echo PHP_VERSION_ID, ' ', implode( ' ', get_loaded_extensions() );"
  const { failed, stdout } = execaSync(phpCommand(), ['-r', code], { reject: false })
  return !failed && canRunWordpress(stdout, [...NEEDED, ...more])
}

/** Whether an installation has failed before. It is not tried again. */
let hasFailed = false

/**
 * Whether the machine's own PHP can run WordPress. Installs Debian's packages if possible. Otherwise
 * WordPress runs on PHP in WebAssembly, about ten times slower.
 * @param more Names of further extensions that are needed.
 */
export function ensureNativePhp(...more: readonly string[]): boolean {
  if (hasNativePhp(...more)) return true
  if (hasFailed || process.env.WORDPRESS_PHP === 'wasm' || !canInstallPackages()) return false
  console.log(`Installing PHP for WordPress: ${PACKAGES.join(' ')}`)
  try {
    installPackages(PACKAGES)
  } catch (error) {
    console.log(`PHP could not be installed: ${lastLine(error)}`)
  }
  hasFailed = !hasNativePhp(...more)
  return !hasFailed
}

export function nativePhp(folder: string): Php {
  return {
    name: 'PHP on this machine',
    root: folder,
    run: async (input) => {
      const { failed, stdout, all } = await execa(phpCommand(), phpSettingsOf(folder), {
        cwd: folder,
        input,
        all: true,
        reject: false,
        stripFinalNewline: false,
      })
      if (!failed) return stdout
      // WordPress writes errors to this log only.
      const log = await readFile(join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
      throw new Error(`PHP failed: ${all}${log.slice(-2000)}`)
    },
    close: () => Promise.resolve(),
  }
}
