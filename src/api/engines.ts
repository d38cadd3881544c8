import type { Engine, TechnicalSpec } from '../domain/catalogue/catalogue.ts'
import type { PlugInConsumption } from '../domain/running-cost/energy.ts'
import type { Id } from '../domain/units.ts'
import { getList } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { readOffer } from './offer.ts'
import { readItems } from './wire/values.ts'
import { asWire, readFlag, readId, readNumber, readRate, readText, type Wire } from './wire/wire.ts'
import { readWltp } from './wltp.ts'

/** Ids of the technical specs used when an engine lacks these fields (spec §3). */
const SPEC = { co2: '284', fuelCC: '289' } as const

/** GET lstEngines/{modelId}. Skips entries without id. */
export async function fetchEngines(site: ContentSite, modelId: Id): Promise<readonly Engine[]> {
  return getList(site, 'wp-json/cfg/lstEngines', (wire) => readEngine(wire, modelId), modelId)
}

function readEngine(wire: Wire, modelId: Id): Engine | null {
  const id = readId(wire.engineID) ?? readId(wire.id)
  if (id === null) return null
  const designation = readText(wire.designation)
  const specs = readItems(wire.lst, readSpec)
  return {
    id,
    modelId: readId(wire.modelID) ?? modelId,
    name: readText(wire.engine) ?? designation ?? id,
    designation: designation ?? readText(wire.engine) ?? id,
    ...readOffer(wire),
    fuel: readText(wire.fuel),
    transmission: readText(wire.transmission),
    power: readNumber(wire.power),
    powerKw: readNumber(wire.powerKw),
    isElectric: readFlag(wire.electricMotor),
    bestFor: readText(wire.bestFor),
    wltp: readWltp({
      ...wire,
      co2: readNumber(wire.co2) ?? specNumber(specs, SPEC.co2),
      fuelCC: readRate(wire.fuelCC) ?? specNumber(specs, SPEC.fuelCC),
    }),
    plugIn: readPlugIn(wire),
    specs,
  }
}

function readPlugIn(wire: Wire): PlugInConsumption | null {
  const electricMode = readRate(wire.electricConsumption)
  const emptyBattery = readRate(wire.emptyBatteryConsumption)
  return (electricMode ?? emptyBattery) === null ? null : { electricMode, emptyBattery }
}

/** The leading number of a technical spec ('123 g/km' is 123). Null if there is none. */
function specNumber(specs: readonly TechnicalSpec[], id: Id): number | null {
  const value = specs.find((spec) => spec.id === id)?.value
  return readRate(value?.match(/^\d+(?:[.,]\d+)?/)?.[0])
}

function readSpec(wire: Wire): TechnicalSpec | null {
  const id = readId(wire.id)
  const specs = asWire(wire.specs)
  const value = readText(specs.value)
  if (id === null || value === null) return null
  return {
    id,
    typeId: readId(wire.idType) ?? '',
    designation: readText(wire.designation) ?? readText(specs.designation) ?? '',
    value,
    unit: readText(specs.unit),
  }
}
