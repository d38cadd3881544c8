import type { Model } from '../domain/catalogue/catalogue.ts'
import type { Named } from '../domain/units.ts'
import { getJson, absoluteUrl, type ContentSite } from './content-site.ts'
import { sortByPrice } from '../domain/financing/price.ts'
import { readOffer } from './offer.ts'
import { asWire, readId, readList, readNumber, readRate, readText, type Wire } from './wire/wire.ts'

/** GET lstModels. Skips entries without id or name. */
export async function fetchModels(site: ContentSite): Promise<readonly Model[]> {
  return sortByPrice(
    readList(
      await getJson(site, 'wp-json/cfg/lstModels/'),
      'lstModels',
      (wire) => readModel(site, wire),
      site.report,
    ),
  )
}

function readModel(site: ContentSite, wire: Wire): Model | null {
  const id = readId(wire.id)
  const name = readText(wire.model)
  if (id === null || name === null) return null
  return {
    id,
    name,
    ...readOffer(wire),
    image: absoluteUrl(site, readText(wire.modelImg)),
    segments: readNamed(wire.segments),
    energies: readNamed(wire.energies),
    seats: readNamed(wire.seats),
    tan: readRate(wire.rate),
    mtic: readNumber(wire.mtic),
    campaignEnd: readText(wire.dtEndOfCampaign),
    wltp: wire.wltp ? asWire(wire.wltp) : null,
  }
}

function readNamed(values: unknown): readonly Named[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value) => {
    const wire = asWire(value)
    const id = readId(wire.id)
    return id === null ? [] : [{ id, name: readText(wire.name) ?? id }]
  })
}
