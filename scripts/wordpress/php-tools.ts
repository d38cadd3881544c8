import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installOnce } from '../install-once.ts'
import { lastLine } from './last-line.ts'
import { MissingTool } from './missing-tool.ts'
import { hasNativePhp } from './native-php.ts'

const run = promisify(execFile)

/** Where Composer puts what checks the plugin. */
export const TOOLS = resolve('.cache/php-tools')
const PLUGIN = 'wordpress-plugin'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function runComposer(): Promise<void> {
  const args = ['install', '--no-interaction', '--no-progress', '--quiet', '--working-dir', PLUGIN]
  await run('composer', args, { env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } })
}

async function runComposerInWasm(): Promise<void> {
  console.log('Installing what checks the plugin, with Composer in PHP in WebAssembly.')
  const { composerInWasm } = await import('./composer-wasm.ts')
  await composerInWasm(TOOLS)
}

async function install(): Promise<void> {
  try {
    if (!hasNativePhp()) return await runComposerInWasm()
    await runComposer().catch((error: unknown) => {
      if (!isMissing(error)) throw error
      return runComposerInWasm()
    })
  } catch (error) {
    throw new MissingTool(`what checks the plugin cannot be installed: ${lastLine(error)}`, {
      cause: error,
    })
  }
}

/** Installs what wordpress-plugin/composer.json names, unless it is there already; gives its folder. */
export async function ensurePhpTools(): Promise<string> {
  await installOnce(join(PLUGIN, 'composer.json'), TOOLS, install)
  return TOOLS
}
