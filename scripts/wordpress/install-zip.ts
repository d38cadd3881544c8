import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackZip } from '../zip/unpack-zip.ts'
import { PLUGIN_SLUG } from './plugin-files.ts'
import { activatePlugin, type Site } from './prepare-site.ts'

/** Unpacks a zip of the plugin in place of the one that a site has, as an editor's update does, and activates it. */
export async function installZip({ folder, php }: Site, zip: string): Promise<void> {
  const plugins = join(folder, 'wp-content/plugins')
  await rm(join(plugins, PLUGIN_SLUG), { recursive: true, force: true })
  await unpackZip(zip, plugins)
  await activatePlugin(php)
}
