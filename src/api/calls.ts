import { getJson, type ContentSite } from './content-site.ts'
import { readList, requireWire, type Wire } from './wire/wire.ts'

/** GETs an object of the configurator's calls, such as 'config_simul'. Throws as `getJson` and `requireWire`. */
export async function getWire(site: ContentSite, path: string): Promise<Wire> {
  return requireWire(await getJson(site, `wp-json/cfg/${path}`), callOf(path))
}

/** GETs a list of the configurator's calls. Throws as `getJson` and `readList`. */
export async function getList<Item>(
  site: ContentSite,
  path: string,
  read: (entry: Wire) => Item | null,
): Promise<readonly Item[]> {
  return readList(await getJson(site, `wp-json/cfg/${path}`), callOf(path), read, site.report)
}

function callOf(path: string): string {
  return path.replace(/\/.*/, '')
}
