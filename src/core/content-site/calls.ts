import { getJson, type ContentSite } from './content-site.ts'
import { readList, requireWire, type Wire } from './wire.ts'

type Argument = string | number

/**
 * GETs an object of the configurator's calls, such as 'wp-json/cfg/config_simul'. Throws as `getJson` and `requireWire`.
 * @param values Arguments after the path.
 */
export async function getWire(
  site: ContentSite,
  path: string,
  ...values: readonly Argument[]
): Promise<Wire> {
  return requireWire(await getJson(site, fullPath(path, values)), callOf(path))
}

/** GETs a list of the configurator's calls, as `getWire`. Throws as `getJson` and `readList`. */
export async function getList<Item>(
  site: ContentSite,
  path: string,
  read: (entry: Wire) => Item | null,
  ...values: readonly Argument[]
): Promise<readonly Item[]> {
  return readList(await getJson(site, fullPath(path, values)), callOf(path), read, site.report)
}

function fullPath(path: string, values: readonly Argument[]): string {
  return [path, ...values.map(encodeURIComponent)].join('/')
}

/** Names a call in reports: 'config_simul'. */
function callOf(path: string): string {
  return path.split('/')[2] ?? ''
}
