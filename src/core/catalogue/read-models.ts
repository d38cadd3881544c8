import { distinctNames } from './distinct-names.ts'
import type { Euros, Named } from '../values/units.ts'
import { getList, absoluteUrl, type ContentSite } from '../content-site/content-site.ts'
import {
  asWire,
  readId,
  readItems,
  readNotNegative,
  readOffer,
  readPositive,
  readRate,
  readText,
  type Read,
  type Wire,
} from '../content-site/wire.ts'

/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
const UNSAFE = /^\.|[~%/\\?#\p{C}]/u

/** What the addresses of a model depend on. */
export type Addressed = Pick<Model, 'id' | 'addressName'>

/** The segment of a model's addresses as long as no other model has its name. `modelAddress` is for all line-ups. */
export function ownAddress({ id, addressName }: Addressed): string {
  return UNSAFE.test(addressName) ? `~${id}` : addressName
}

/** GET lstModels. Skips entries without id or name. Equal names get what differs (`distinctNames`). */
export async function fetchModels(site: ContentSite): Promise<readonly Model[]> {
  const models = await getList(site, 'lstModels', (wire) => readModel(site, wire))
  return distinctNames(sortByPrice(models), ({ energies, segments, seats }) => [
    null,
    ...[energies, segments, seats].map(namesOf),
  ])
}

const namesOf = (values: readonly Named[]): string | null =>
  values.map(({ name }) => name).join(', ') || null

/** Returns a copy sorted by ascending price. The sort is stable; items without a price come last (spec §2, home). */
export function sortByPrice<Item extends { readonly price: Euros | null }>(
  items: readonly Item[],
): readonly Item[] {
  // Infinity minus Infinity is NaN: two missing prices count as equal.
  return items.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0)
}

/** A model in the line-up (spec §3, model; spec §7, lstModels). */
export type Model = Read<typeof readModel>

function readModel(site: ContentSite, wire: Wire) {
  const id = readId(wire.id)
  const name = readText(wire.model)
  if (id === null || name === null) return null
  return {
    id,
    name,
    /** The name in its addresses: as it was sent, also where another model has it. */
    addressName: name,
    ...readOffer(wire),
    /** Absolute URL. `null` shows the no-model picture. */
    image: absoluteUrl(site, readText(wire.modelImg)),
    segments: readNamed(wire.segments),
    /** What its engines run on, and how many seats it has: for the filter, named by the content site. */
    energies: readNamed(wire.energies),
    seats: readNamed(wire.seats),
    tan: readNotNegative(wire.rate, readRate),
    mtic: readPositive(wire.mtic),
    /** ISO date. */
    campaignEnd: readText(wire.dtEndOfCampaign),
    /** Consumption and emissions of its engines. Raw wire data, which the code of the legal information reads. */
    wltp: wire.wltp ? asWire(wire.wltp) : null,
  }
}

function readNamed(values: unknown): readonly Named[] {
  return readItems(values, (wire) => {
    const id = readId(wire.id)
    return id === null ? null : { id, name: readText(wire.name) ?? id }
  })
}
