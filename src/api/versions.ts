import type { Equipment, ResidualValue, Version } from '../domain/catalogue/catalogue.ts'
import { isoDay } from '../domain/iso-day.ts'
import type { Id } from '../domain/units.ts'
import { getList } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { readDetails } from './equipment-details.ts'
import { readLeadTime } from './wire/lead-time.ts'
import { readOffer } from './offer.ts'
import { readFlag, readId, readNumber, readRate, readText, type Wire } from './wire/wire.ts'
import {
  notNegative,
  readAmount,
  readItems,
  readKnown,
  readPrice,
  readTexts,
} from './wire/values.ts'
import { readWltp } from './wltp.ts'

/** GET lstVersions/{modelId}: the versions of every engine. Skips entries without id or engine. */
export async function fetchVersions(site: ContentSite, modelId: Id): Promise<readonly Version[]> {
  return getList(site, 'wp-json/cfg/lstVersions', (wire) => readVersion(wire, modelId), modelId)
}

/** GET equipmentLst: all equipment. */
export async function fetchEquipment(site: ContentSite): Promise<readonly Equipment[]> {
  return getList(site, 'wp-json/cfg/equipmentLst/', (wire) => {
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
  return {
    id,
    engineId,
    modelId: readId(wire.modelID) ?? modelId,
    name: readText(wire.designation) ?? id,
    ...readOffer(wire),
    fuel: readText(wire.fuel),
    bestFor: readText(wire.bestFor),
    transmission: readText(wire.transmission),
    priceWithoutFinance: readPrice(wire.pvpWithoutFinance),
    tan: readRate(wire.rate),
    mtic: readNumber(wire.mtic),
    initialExpenses: readNumber(wire.initialExpenses),
    residualValue: readKnown(wire.residualValue),
    residualValues: readItems(wire.arrResidualValues, readResidualValue),
    generation: readText(wire.generation),
    localSuffix: readText(wire.localSuffix),
    localCode: readText(wire.localCode),
    legalizationGain: readAmount(wire.legalizationGain),
    transportGain: readAmount(wire.transportGain),
    ecoValue: readAmount(wire.ecoValue),
    vatValue: readAmount(wire.vatValue),
    vatRate: notNegative(readRate(wire.vatRate)),
    priceExcludes: readTexts(wire.priceExcludes),
    priceValidUntil: isoDay(readText(wire.priceValidUntil)),
    leadTime: readLeadTime(wire.leadTime),
    wltp: readWltp(wire),
    equipmentIds: readTexts(wire.lst),
  }
}

function readResidualValue(wire: Wire): ResidualValue | null {
  const months = readNumber(wire.monthPeriod)
  const value = readNumber(wire.valueVal)
  if (months === null || value === null) return null
  return { months, value, kind: readText(wire.valueType) === 'V' ? 'euros' : 'percent' }
}
