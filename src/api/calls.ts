import { getJson, type ContentSite } from './content-site.ts'
import { readList, requireWire, type Wire } from './wire/wire.ts'

/** GETs an object of the configurator's calls, such as 'wp-json/cfg/config_simul'. Throws as `getJson` and `requireWire`. */
export async function getWire(site: ContentSite, path: string): Promise<Wire> {
  return requireWire(await getJson(site, path), callOf(path))
}

/** GETs a list of the configurator's calls. Throws as `getJson` and `readList`. */
export async function getList<Item>(
  site: ContentSite,
  path: string,
  read: (entry: Wire) => Item | null,
): Promise<readonly Item[]> {
  return readList(await getJson(site, path), callOf(path), read, site.report)
}

/** Names a call in reports: 'config_simul'. */
function callOf(path: string): string {
  return path.split('/')[2] ?? ''
}
