import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installOnce } from '../install-once.ts'

const run = promisify(execFile)

/** Where Composer puts what checks the plugin. */
export const TOOLS = resolve('.cache/php-tools')
const PLUGIN = 'wordpress-plugin'

/** Thrown where the machine lacks a command that a check needs; the message is one line for people. */
export class MissingTool extends Error {}

/** Whether an earlier run has installed them, however long ago. */
export const hasPhpTools = (): boolean => existsSync(join(TOOLS, 'autoload.php'))

async function install(): Promise<void> {
  const args = ['install', '--no-interaction', '--no-progress', '--quiet', '--working-dir', PLUGIN]
  await run('composer', args, { env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } }).catch(
    (error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (isMissing) throw new MissingTool('Composer is not installed (https://getcomposer.org)')
      throw error
    },
  )
}

/** Installs what wordpress-plugin/composer.json names, unless it is there already; needs PHP and Composer. */
export async function ensurePhpTools(): Promise<string> {
  await installOnce(join(PLUGIN, 'composer.json'), TOOLS, install)
  return TOOLS
}
