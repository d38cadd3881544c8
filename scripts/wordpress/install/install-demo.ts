import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackZip } from '../../build/zip.ts'
import { ADD_ONS, copyAddOns, hasAddOn, PLUGIN_SLUG, type AddOn } from './plugin-files.ts'
import { activatePlugins, phpScript, type Site } from './prepare-site.ts'

/** Replaces a site's plugin with the one in a zip, like an update by an editor, and activates it. */
export async function installZip({ folder, php }: Site, zip: string): Promise<void> {
  const plugins = join(folder, 'wp-content/plugins')
  await rm(join(plugins, PLUGIN_SLUG), { recursive: true, force: true })
  await unpackZip(zip, plugins)
  await activatePlugins(php)
}

/**
 * Installs a zip of the plugin and its add-ons, creates the demo pages and connects them to the content site.
 * @param settings Initial back-office settings. Saved settings are not overwritten.
 */
export async function installDemo(
  site: Site,
  zip: string,
  contentSite: string,
  settings: Readonly<Record<string, string>> = {},
  addOns: readonly AddOn[] = ADD_ONS.filter(hasAddOn),
): Promise<void> {
  await installZip(site, zip)
  await copyAddOns(join(site.folder, 'wp-content/plugins'), addOns)
  await activatePlugins(site.php, addOns)
  const input = { root: site.php.root, content_site: contentSite, settings }
  await site.php.run(await phpScript('demo-pages.php', input))
}
