import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.ts'
import { pluginFiles, PLUGIN_SLUG } from '../wordpress/install/plugin-files.ts'
import { writeZip } from './zip.ts'

/** File name of the plugin zip that site editors upload. */
export const PLUGIN_ZIP = `dist/${PLUGIN_SLUG}.zip`

/**
 * Packs the plugin with the built widget. The same files produce the same bytes.
 * @param without Names of modules to leave out. Throws if there is no such module.
 * @param zip Where to write it.
 */
export async function makePluginZip(
  without: readonly string[] = [],
  zip = PLUGIN_ZIP,
): Promise<string> {
  await ensureBuilt()
  const files = await pluginFiles()
  const isOf = (module: string) => (name: string) => name.startsWith(`modules/${module}/`)
  for (const module of without)
    if (!files.some(({ name }) => isOf(module)(name)))
      throw new Error(`There is no module '${module}' in wordpress-plugin/modules`)
  const entries = await Promise.all(
    files
      .filter(({ name }) => !without.some((module) => isOf(module)(name)))
      .map(async ({ name, source }) => ({
        name: `${PLUGIN_SLUG}/${name}`,
        bytes: await readFile(source),
      })),
  )
  await mkdir(dirname(zip), { recursive: true })
  await writeFile(zip, writeZip(entries))
  return zip
}

/** Implements `npm run plugin:zip [-- --without MODULE,MODULE]`. */
if (import.meta.main) {
  const { without } = parseArgs({ options: { without: { type: 'string', default: '' } } }).values
  const file = await makePluginZip(without.split(',').filter(Boolean))
  const kilobytes = (await readFile(file)).byteLength / 1024
  console.log(`${file}: ${kilobytes.toFixed(0)} KB`)
}
