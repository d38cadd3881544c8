import { installZip } from './install-zip.ts'
import { phpScript, type Site } from './prepare-site.ts'

/**
 * Installs a zip of the plugin, makes the demonstration's pages and names the content site behind the gateway.
 * @param settings What the back office says at first; whatever is saved later stays.
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
