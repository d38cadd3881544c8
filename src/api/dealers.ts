import type { Dealer, DealerNetwork } from '../domain/catalogue/catalogue.ts'
import type { Named } from '../domain/units.ts'
import { getWire } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { readFlag, readId, readList, readText } from './wire/wire.ts'

/**
 * GET hyuDealersLst/{all or a value}.
 * @param dealersValue Value of the `wp_dealersOIDs` cookie, which enables government mode. Null requests all dealers.
 */
export async function fetchDealers(
  site: ContentSite,
  dealersValue: string | null,
): Promise<DealerNetwork> {
  const wire = await getWire(
    site,
    `wp-json/cfg/hyuDealersLst/${encodeURIComponent(dealersValue ?? 'all')}`,
  )
  return {
    isGov: dealersValue !== null || readFlag(wire.isGov),
    districts: readList(
      wire.districts,
      'hyuDealersLst districts',
      (entry): Named | null => {
        const id = readId(entry.id)
        const name = readText(entry.name)
        return id === null || name === null ? null : { id, name }
      },
      site.report,
    ),
    dealers: readList(
      wire.dealers,
      'hyuDealersLst dealers',
      (entry): Dealer | null => {
        const id = readId(entry.objectId)
        const districtId = readId(entry.district)
        if (id === null || districtId === null) return null
        return {
          id,
          districtId,
          name: readText(entry.designation) ?? id,
          email: readText(entry.email),
        }
      },
      site.report,
    ),
  }
}
