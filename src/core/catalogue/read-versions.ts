import type { Equipment } from './catalogue.ts'
import { distinctNames } from './distinct-names.ts'
import { isoDay } from '../values/days.ts'
import type { Id } from '../values/units.ts'
import { getList, type ContentSite } from '../content-site/content-site.ts'
import { readDetails } from './equipment-details.ts'
import { readLeadTime } from './lead-time.ts'
import { readFlag, readStated, readStatedPrice, readTexts } from '../content-site/values.ts'
import {
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
import { readWltp } from './wltp.ts'

/** GET lstVersions/{modelId}: the versions of every engine. Skips entries without id or engine. Those of an engine get different names. */
export async function fetchVersions(site: ContentSite, modelId: Id): Promise<readonly Version[]> {
  return distinctNames(
    await getList(site, 'lstVersions', (wire) => readVersion(wire, modelId), modelId),
    ({ engineId, generation, transmission, localCode }) => [
      engineId,
      generation,
      transmission,
      localCode,
    ],
  )
}

/** GET equipmentLst: all equipment. */
export async function fetchEquipment(site: ContentSite): Promise<readonly Equipment[]> {
  return getList(site, 'equipmentLst', (wire) => {
    const id = readId(wire.id)
    const name = readText(wire.value)
    if (id === null || name === null) return null
    const isHighlighted = readFlag(wire.highlight)
    const replacesId = readId(wire.replaces)
    const details = readDetails(site, wire)
    return {
      id,
      typeId: readId(wire.idType) ?? '',
      name,
      isHighlighted,
      replacesId,
      ...(details && { details }),
    }
  })
}

/** A version of an engine (spec §3, version; spec §7, lstVersions). */
export type Version = Read<typeof readVersion>

function readVersion(wire: Wire, modelId: Id) {
  const id = readId(wire.id)
  const engineId = readId(wire.idEngine)
  if (id === null || engineId === null) return null
  const offer = readOffer(wire)
  const withoutFinance = readStatedPrice(wire.pvpWithoutFinance)
  return {
    id,
    engineId,
    modelId: readId(wire.modelID) ?? modelId,
    name: readText(wire.designation) ?? id,
    ...offer,
    fuel: readText(wire.fuel),
    /** The editor's sentence about who the version is for. */
    bestFor: readText(wire.bestFor),
    transmission: readText(wire.transmission),
    /** Cash price outside the finance campaign: the price, unless the site states another. */
    priceWithoutFinance: withoutFinance === undefined ? offer.price : withoutFinance,
    tan: readNotNegative(wire.rate, readRate),
    mtic: readPositive(wire.mtic),
    initialExpenses: readNotNegative(wire.initialExpenses),
    /** In wire format: above 1 a percentage of the price, else a fraction. Undefined if the site states none. */
    residualValue: readStated(wire.residualValue, readNotNegative),
    residualValues: readItems(wire.arrResidualValues, readResidualValue),
    generation: readText(wire.generation),
    localSuffix: readText(wire.localSuffix),
    localCode: readText(wire.localCode),
    /** What the price contains, as the next four. Undefined if the site states none. */
    legalizationGain: readStated(wire.legalizationGain, readNotNegative),
    transportGain: readStated(wire.transportGain, readNotNegative),
    ecoValue: readStated(wire.ecoValue, readNotNegative),
    vatValue: readStated(wire.vatValue, readNotNegative),
    vatRate: readNotNegative(wire.vatRate, readRate),
    /** What the buyer pays apart from the price. */
    priceExcludes: readTexts(wire.priceExcludes),
    /** Last day on which the price is valid, as ISO date. */
    priceValidUntil: isoDay(readText(wire.priceValidUntil)),
    leadTime: readLeadTime(wire.leadTime),
    /** Null where the engine's values apply. */
    wltp: readWltp(wire),
    equipmentIds: readTexts(wire.lst),
  }
}

/** The residual value at the end of a term (spec §3, arrResidualValues). */
function readResidualValue(wire: Wire) {
  const months = readPositive(wire.monthPeriod)
  const value = readStated(wire.valueVal, readNotNegative)
  if (months === null || value === undefined) return null
  const kind = readText(wire.valueType) === 'V' ? ('euros' as const) : ('percent' as const)
  return { months, value, kind }
}
