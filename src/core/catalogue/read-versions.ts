import type { Equipment, ResidualValue, Version } from './catalogue.ts'
import { distinctNames } from './distinct-names.ts'
import { isoDay } from '../values/iso-day.ts'
import type { Id } from '../values/units.ts'
import { getList, type ContentSite } from '../content-site/content-site.ts'
import { readDetails } from './read-equipment-details.ts'
import { readLeadTime } from './read-lead-time.ts'
import { readFlag } from '../content-site/read-flag.ts'
import {
  readId,
  readItems,
  readNotNegative,
  readOffer,
  readPositive,
  readRate,
  readText,
  type Wire,
} from '../content-site/wire.ts'
import { readStated, readStatedPrice, readTexts } from '../content-site/values.ts'
import { readWltp } from './read-wltp.ts'

/** GET lstVersions/{modelId}: the versions of every engine. Skips entries without id or engine. Those of an engine get different names. */
export async function fetchVersions(site: ContentSite, modelId: Id): Promise<readonly Version[]> {
  const read = (wire: Wire): Version | null => readVersion(wire, modelId)
  return distinctNames(
    await getList(site, 'lstVersions', read, modelId),
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
    return { id, typeId: readId(wire.idType) ?? '', name, isHighlighted, replacesId, ...details }
  })
}

function readVersion(wire: Wire, modelId: Id): Version | null {
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
    bestFor: readText(wire.bestFor),
    transmission: readText(wire.transmission),
    priceWithoutFinance: withoutFinance === undefined ? offer.price : withoutFinance,
    tan: readNotNegative(wire.rate, readRate),
    mtic: readPositive(wire.mtic),
    initialExpenses: readNotNegative(wire.initialExpenses),
    residualValue: readStated(wire.residualValue, readNotNegative),
    residualValues: readItems(wire.arrResidualValues, readResidualValue),
    generation: readText(wire.generation),
    localSuffix: readText(wire.localSuffix),
    localCode: readText(wire.localCode),
    legalizationGain: readStated(wire.legalizationGain, readNotNegative),
    transportGain: readStated(wire.transportGain, readNotNegative),
    ecoValue: readStated(wire.ecoValue, readNotNegative),
    vatValue: readStated(wire.vatValue, readNotNegative),
    vatRate: readNotNegative(wire.vatRate, readRate),
    priceExcludes: readTexts(wire.priceExcludes),
    priceValidUntil: isoDay(readText(wire.priceValidUntil)),
    leadTime: readLeadTime(wire.leadTime),
    wltp: readWltp(wire),
    equipmentIds: readTexts(wire.lst),
  }
}

function readResidualValue(wire: Wire): ResidualValue | null {
  const months = readPositive(wire.monthPeriod)
  const value = readStated(wire.valueVal, readNotNegative)
  if (months === null || value === undefined) return null
  return { months, value, kind: readText(wire.valueType) === 'V' ? 'euros' : 'percent' }
}
