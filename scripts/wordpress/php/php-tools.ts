import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { installOnce } from '../../build/nested-package.ts'
import { orMissing } from '../install/missing-tool.ts'
import { findProgram } from '../install/debian.ts'
import { hasNativePhp } from './native-php.ts'

/** Folder into which Composer installs the tools that check the plugin. */
export const TOOLS_FOLDER = '.cache/php-tools'
const PLUGIN = 'wordpress-plugin'

async function install(): Promise<void> {
  if (hasNativePhp() && findProgram(['composer']) !== null) {
    const options = ['--no-interaction', '--no-progress', '--quiet', '--working-dir', PLUGIN]
    await execa('composer', ['install', ...options], { env: { COMPOSER_ALLOW_SUPERUSER: '1' } })
    return
  }
  console.log('Installing the tools that check the plugin, with Composer in PHP in WebAssembly.')
  const { composerInWasm } = await import('./composer-wasm.ts')
  await composerInWasm(TOOLS_FOLDER)
}

let installation: Promise<unknown> | undefined

/** Installs the packages of wordpress-plugin/composer.json if needed and returns their folder. */
export async function ensurePhpTools(): Promise<string> {
  const tools = resolve(TOOLS_FOLDER)
  // Suites that run at the same time share one installation.
  installation ??= installOnce(join(PLUGIN, 'composer.json'), tools, install)
  await orMissing(installation, 'the tools that check the plugin cannot be installed')
  return tools
}
