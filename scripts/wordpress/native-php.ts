import { execFileSync, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Php } from './php.ts'

/** Settings of every PHP that is started here; a site's own `php.ini` may be anything. */
export const PHP_SETTINGS = [
  'memory_limit=512M',
  'upload_max_filesize=64M',
  'post_max_size=64M',
  'display_errors=stderr',
  'error_reporting=-1',
  'opcache.enable_cli=1',
  'opcache.revalidate_freq=0',
].flatMap((setting) => ['-d', setting])

/** Extensions without which WordPress with SQLite does not run. */
export const NEEDED = ['pdo_sqlite', 'mbstring']

/** PHP 8.1, as PHP numbers itself. */
const OLDEST = 80_100

/** The PHP command; `PHP` names another than the one on the path. */
export const phpCommand = (): string => process.env.PHP || 'php'

/** Whether a PHP that says so of itself, number first, can run WordPress with the plugin. */
export function canRunWordpress(said: string, extensions: readonly string[] = NEEDED): boolean {
  const [version = '', ...found] = said.split(/\s+/)
  return Number(version) >= OLDEST && extensions.every((name) => found.includes(name))
}

/** Whether this machine's own PHP can run WordPress; `WORDPRESS_PHP=wasm` leaves it aside. */
export function hasNativePhp(...more: readonly string[]): boolean {
  if (process.env.WORDPRESS_PHP === 'wasm' || process.platform === 'win32') return false
  const code = "echo PHP_VERSION_ID, ' ', implode( ' ', get_loaded_extensions() );"
  try {
    const said = execFileSync(phpCommand(), ['-r', code], { encoding: 'utf8', stdio: 'pipe' })
    return canRunWordpress(said.trim(), [...NEEDED, ...more])
  } catch {
    return false
  }
}

/** The last lines that a site has logged: where WordPress runs, errors are told nowhere else. */
async function logTail(folder: string): Promise<string> {
  const log = await readFile(join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  return log.slice(-2000)
}

/** The machine's own PHP, at work in a site's folder. */
export function nativePhp(folder: string): Php {
  return {
    name: 'PHP on this machine',
    root: folder,
    run: (code) =>
      new Promise((resolve, reject) => {
        const child = spawn(phpCommand(), PHP_SETTINGS, { cwd: folder })
        let out = ''
        let errors = ''
        child.stdout.on('data', (text: Buffer) => (out += text.toString()))
        child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
        child.once('error', reject)
        child.once('close', (status) => {
          if (status === 0) resolve(out)
          else
            void logTail(folder).then((log) =>
              reject(new Error(`PHP failed: ${errors}${out}${log}`)),
            )
        })
        child.stdin.on('error', () => {})
        child.stdin.end(code)
      }),
    close: () => Promise.resolve(),
  }
}
