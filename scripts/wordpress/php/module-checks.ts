import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { add, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { MissingTool } from '../install/missing-tool.ts'
import { moduleNames } from '../install/plugin-files.ts'
import { ensureNativePhp, noPhp } from './native-php.ts'
import { checkStaticAnalysis } from './php-checks.ts'
import { ensurePhpTools } from './php-tools.ts'
import { runPhpunit } from './phpunit.ts'

/** A copy of the plugin's sources from which modules are deleted. */
const COPY = resolve('.cache/without-modules/wordpress-plugin')

/** What PHPStan analyses besides the modules. */
const CORE = ['cfg-configurator.php', 'uninstall.php', 'includes', 'tests']

/** Where PHPStan keeps what it needs for another run on the copy, and its file of results. */
const PHPSTAN_CACHE = join(COPY, '../.cache/phpstan')
const RESULTS = join(PHPSTAN_CACHE, 'resultCache.php')

async function copySources(): Promise<void> {
  const folder = resolve(COPY, '..')
  await rm(folder, { recursive: true, force: true })
  await mkdir(PHPSTAN_CACHE, { recursive: true })
  await cp('wordpress-plugin', COPY, { recursive: true })
  // PHPStan's settings name the tools relative to the sources.
  await symlink(resolve('.cache/php-tools'), join(folder, '.cache/php-tools'))
}

/** Names of the modules that do not run without this one, and itself. */
async function withDependents(folder: string, name: string): Promise<string[]> {
  const requires = new Map<string, string[]>()
  for (const module of moduleNames()) {
    const code = await readFile(join(folder, module, 'module.php'), 'utf8')
    const list = /const REQUIRES = array\(([^)]*)\);/.exec(code)?.[1] ?? ''
    requires.set(
      module,
      [...list.matchAll(/'([^']+)'/g)].map(([, required = '']) => required),
    )
  }
  const found = new Set([name])
  for (const required of found)
    for (const [module, names] of requires) if (names.includes(required)) found.add(module)
  return [...found]
}

/**
 * Runs PHPStan on the whole copy; then deletes each module's folder in turn, with those that require it, then all of them,
 * and runs PHPStan on what is left; then PHPUnit's tests of the core in a WordPress without modules. Throws MissingTool
 * without native PHP.
 */
export async function checkWithoutModules(): Promise<Count> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  await ensurePhpTools()
  await copySources()
  const folder = join(COPY, 'modules')
  const away = join(COPY, '../away')
  await mkdir(away)
  let count = await checkStaticAnalysis(COPY, [...CORE, 'modules'])
  const results = join(COPY, '../results-of-all.php')
  await cp(RESULTS, results)
  for (const name of moduleNames()) {
    const names = await withDependents(folder, name)
    // From the results of the whole copy, PHPStan analyses what refers to a deleted file. From those of the run before, it
    // would also analyse what that run lacked.
    await cp(results, RESULTS)
    for (const each of names) await rename(join(folder, each), join(away, each))
    console.log(`PHPStan without ${names.join(', ')}`)
    count = add(count, await checkStaticAnalysis(COPY, [...CORE, 'modules']))
    for (const each of names) await rename(join(away, each), join(folder, each))
  }
  console.log('PHPStan and PHPUnit without any module')
  await rm(folder, { recursive: true })
  count = add(count, await checkStaticAnalysis(COPY, CORE))
  const options = { folder: join(CACHE, 'sites/phpunit-core'), isWithoutModules: true }
  return add(count, await runPhpunit(['--no-progress', 'wordpress-plugin/tests'], options))
}

/** Implements `npm run test:modules`. */
if (import.meta.main) await runAlone('without modules', checkWithoutModules)
