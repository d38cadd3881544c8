import { getJson, type ContentSite } from './content-site.ts'
import { requireWire, type Wire } from './wire.ts'

/** GET backOffice (docs/content-api.md), in wire format: its fields are read where they are shown. */
export async function fetchBackOffice(site: ContentSite): Promise<Wire> {
  return requireWire(await getJson(site, 'backOffice', ''), 'backOffice')
}
