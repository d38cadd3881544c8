import { getWire, type ContentSite } from '../content-site/content-site.ts'
import { readFlag } from '../content-site/values.ts'
import { readId, readList, readText, type Read, type Wire } from '../content-site/wire.ts'

/** Dealers and districts. */
export type DealerNetwork = Awaited<ReturnType<typeof fetchDealers>>

export type Dealer = Read<typeof readDealer>

/**
 * GET hyuDealersLst/{all or a value}.
 * @param dealersValue Value of the `wp_dealersOIDs` cookie, which enables government mode. Null requests all dealers.
 */
export async function fetchDealers(site: ContentSite, dealersValue: string | null) {
  const wire = await getWire(site, 'hyuDealersLst', dealersValue ?? 'all')
  return {
    isGov: dealersValue !== null || readFlag(wire.isGov),
    districts: readList(wire.districts, 'hyuDealersLst districts', readDistrict, site.report),
    dealers: readList(wire.dealers, 'hyuDealersLst dealers', readDealer, site.report),
  }
}

function readDistrict(wire: Wire) {
  const id = readId(wire.id)
  const name = readText(wire.name)
  return id === null || name === null ? null : { id, name }
}

function readDealer(wire: Wire) {
  const id = readId(wire.objectId)
  const districtId = readId(wire.district)
  if (id === null || districtId === null) return null
  return { id, districtId, name: readText(wire.designation) ?? id, email: readText(wire.email) }
}
