import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import {
  ADD_ONS,
  addOnFiles,
  hasAddOn,
  pluginFiles,
  PLUGIN_SLUG,
  pluginSlug,
  type AddOn,
  type PluginFile,
} from '../wordpress/install/plugin-files.ts'
import { writeZip } from './zip.ts'

/** File names of the zips that site editors upload. */
const zipOf = (slug: string): string => `dist/${slug}.zip`

async function pack(slug: string, files: readonly PluginFile[]): Promise<string> {
  const zip = zipOf(slug)
  const entries = await Promise.all(
    files.map(async ({ name, source }) => ({
      name: `${slug}/${name}`,
      bytes: await readFile(source),
    })),
  )
  await mkdir(dirname(zip), { recursive: true })
  await writeFile(zip, writeZip(entries))
  return zip
}

/** Packs the plugin with the built widget. The same files produce the same bytes. */
export async function makePluginZip(): Promise<string> {
  await ensureBuilt()
  return pack(PLUGIN_SLUG, await pluginFiles())
}

/** Packs an add-on. */
export const makeAddOnZip = async (name: AddOn): Promise<string> =>
  pack(pluginSlug(name), await addOnFiles(name))

/** Implements `npm run plugin:zip`: the zips of the plugin and of its add-ons. */
if (import.meta.main) {
  const zips = [await makePluginZip()]
  for (const name of ADD_ONS.filter(hasAddOn)) zips.push(await makeAddOnZip(name))
  for (const zip of zips) {
    const kilobytes = (await readFile(zip)).byteLength / 1024
    console.log(`${zip}: ${kilobytes.toFixed(0)} KB`)
  }
}
