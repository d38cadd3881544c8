import { randomInt } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../../test/test-report.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { installDemo } from '../install/install-demo.ts'
import { MissingTool } from '../install/missing-tool.ts'
import { listedModules, PLUGIN_SLUG } from '../install/plugin-files.ts'
import { logInAsAdmin } from '../serve/admin-session.ts'
import { startWordpress } from '../serve/start-wordpress.ts'
import { moduleCombinations, modulesIn, type Combination } from './module-combinations.ts'
import { ensureNativePhp, noPhp } from './native-php.ts'
import { smokeFailures, switchModules, type SmokeSite } from './smoke-test.ts'

const COMBINATIONS = 10

/** One more than the largest seed. */
const SEEDS = 2 ** 31

/** The variable SEED repeats an earlier run. */
function chooseSeed(given = process.env.SEED): number {
  const seed = given === undefined || given === '' ? randomInt(SEEDS) : Number(given)
  if (!Number.isInteger(seed)) throw new Error(`SEED is a whole number, not '${given}'`)
  return seed
}

/**
 * Puts the modules into the states of a combination and runs the smoke test.
 * @param number Number of the combination in this run.
 */
async function tryCombination(
  smoke: SmokeSite,
  combination: Combination,
  number: number,
): Promise<string[]> {
  const { folder } = smoke.site
  const modules = join(folder, 'wp-content/plugins', PLUGIN_SLUG, 'modules')
  const away = join(folder, '../deleted')
  await mkdir(away, { recursive: true })
  // A new name each time: PHP would take a file changed within a second for the compiled one.
  const constant = join(folder, `wp-content/mu-plugins/modules-off-${number}.php`)
  const names = modulesIn(combination, 'off by code').join()
  await writeFile(constant, `<?php define( 'CFG_CONFIGURATOR_MODULES_OFF', '${names}' );`)
  await switchModules(smoke, modulesIn(combination, 'on', 'deleted'))
  const deleted = modulesIn(combination, 'deleted')
  for (const name of deleted) await rename(join(modules, name), join(away, name))
  const failures = await smokeFailures(smoke, combination, `visita-${number}@exemplo.pt`)
  for (const name of deleted) await rename(join(away, name), join(modules, name))
  await rm(constant)
  return failures
}

/**
 * Runs the smoke test with random combinations of modules: switched off by an editor or by code, or deleted. One check for
 * each combination. Prints the seed. Throws MissingTool without native PHP.
 */
export async function checkModuleCombinations(): Promise<Count> {
  if (!ensureNativePhp()) throw new MissingTool(noPhp())
  const seed = chooseSeed()
  console.log(`Combinations of modules of SEED=${seed}`)
  await using stack = new AsyncDisposableStack()
  const storage = join(CACHE, 'sites/module-smoke')
  const removeStorage = (): Promise<void> => rm(storage, { recursive: true, force: true })
  await removeStorage()
  stack.defer(removeStorage)
  const zip = await makePluginZip()
  const contentSite = await startContentSite(0, { storage: join(storage, 'content-site') })
  stack.defer(contentSite.close)
  const { site, url } = stack.use(
    await startWordpress({ folder: join(storage, 'site'), plugin: 'none' }),
  )
  await installDemo(site, zip, contentSite.url)
  const smoke = { site, session: await logInAsAdmin(url) }
  let count = NONE
  const combinations = moduleCombinations(listedModules(), seed, COMBINATIONS)
  for (const [index, combination] of combinations.entries()) {
    const failures = await tryCombination(smoke, combination, index)
    const states = Object.entries(combination).map(([name, state]) => `${name} ${state}`)
    console.log(`${index + 1}: ${states.join(', ')}`)
    for (const failure of failures) console.log(`FAILED: ${failure}`)
    count = add(count, checkCount(failures.length === 0))
  }
  return count
}

/** `[SEED=NUMBER] npx node scripts/wordpress/php/module-smoke.ts` */
if (import.meta.main) await runAlone('module smoke', checkModuleCombinations)
