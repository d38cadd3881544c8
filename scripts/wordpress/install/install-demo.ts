import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackZip } from '../../build/zip.ts'
import { PLUGIN_SLUG } from './plugin-files.ts'
import { activatePlugin, phpScript, type Site } from './prepare-site.ts'

/** Replaces a site's plugin with the one in a zip, like an update by an editor, and activates it. */
export async function installZip({ folder, php }: Site, zip: string): Promise<void> {
  const plugins = join(folder, 'wp-content/plugins')
  await rm(join(plugins, PLUGIN_SLUG), { recursive: true, force: true })
  await unpackZip(zip, plugins)
  await activatePlugin(php)
}

/**
 * Installs a zip of the plugin, creates the demo pages and connects the gateway to the content site.
 * @param settings Initial back-office settings. Saved settings are not overwritten.
 */
export async function installDemo(
  site: Site,
  zip: string,
  contentSite: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await installZip(site, zip)
  const input = { root: site.php.root, content_site: contentSite, settings }
  await site.php.run(await phpScript('demo-pages.php', input))
}
