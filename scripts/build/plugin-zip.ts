import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import { pluginFiles, PLUGIN_SLUG } from '../wordpress/install/plugin-files.ts'
import { writeZip } from './zip.ts'

/** File name of the plugin zip that site editors upload. */
export const PLUGIN_ZIP = `dist/${PLUGIN_SLUG}.zip`

/** Packs the plugin with the built widget. The same files produce the same bytes. */
export async function makePluginZip(): Promise<string> {
  await ensureBuilt()
  const entries = await Promise.all(
    (await pluginFiles()).map(async ({ name, source }) => ({
      name: `${PLUGIN_SLUG}/${name}`,
      bytes: await readFile(source),
    })),
  )
  await mkdir(dirname(PLUGIN_ZIP), { recursive: true })
  await writeFile(PLUGIN_ZIP, writeZip(entries))
  return PLUGIN_ZIP
}

if (import.meta.main) {
  const file = await makePluginZip()
  const kilobytes = (await readFile(file)).byteLength / 1024
  console.log(`${file}: ${kilobytes.toFixed(0)} KB`)
}
