import { distinctNames } from './distinct-names.ts'
import { type WltpValue, readIsElectric, readValue, readWltp } from './wltp.ts'
import type { Id } from '../values/units.ts'
import { getList, type ContentSite } from '../content-site/content-site.ts'
import {
  asWire,
  readId,
  readItems,
  readOffer,
  readPositive,
  readRate,
  readText,
  type Read,
  type Wire,
} from '../content-site/wire.ts'

/** The technical specs that are official values, used when an engine lacks these fields (spec §3). */
export const OFFICIAL: Readonly<Record<Id, WltpValue>> = { '284': 'co2', '289': 'fuel' }

/** GET lstEngines/{modelId}. Skips entries without id. Equal names get what differs (`distinctNames`). */
export async function fetchEngines(site: ContentSite, modelId: Id): Promise<readonly Engine[]> {
  return distinctNames(
    await getList(site, 'lstEngines', (wire) => readEngine(wire, modelId), modelId),
    ({ power, transmission, fuel }) => [null, power && `${power} CV`, transmission, fuel],
  )
}

/** An engine of a model (spec §3, engine; spec §7, lstEngines). */
export type Engine = Read<typeof readEngine>

function readEngine(wire: Wire, modelId: Id) {
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
    /** Power in CV. */
    power: readPositive(wire.power),
    powerKw: readPositive(wire.powerKw),
    isElectric: readIsElectric(wire),
    /** The editor's sentence about who the engine is for. */
    bestFor: readText(wire.bestFor),
    wltp: readWltp({
      ...wire,
      co2: readValue('co2', wire.co2) ?? specNumber(specs, 'co2'),
      fuelCC: readValue('fuel', wire.fuelCC) ?? specNumber(specs, 'fuel'),
    }),
    plugIn: readPlugIn(wire),
    specs,
  }
}

/** Official consumption of a plug-in hybrid in each of its two ways of driving; null for other engines. */
function readPlugIn(wire: Wire) {
  /** kWh/100 km while it drives electrically. */
  const electricMode = readPositive(wire.electricConsumption, readRate)
  /** l/100 km with an empty battery. */
  const emptyBattery = readPositive(wire.emptyBatteryConsumption, readRate)
  return (electricMode ?? emptyBattery) === null ? null : { electricMode, emptyBattery }
}

function specNumber(specs: readonly TechnicalSpec[], value: WltpValue): number | null {
  const spec = specs.find(({ id }) => OFFICIAL[id] === value)
  return readValue(value, leadingNumber(spec?.value))
}

/** '123' of '123 g/km'. Undefined if the text begins with no number. */
function leadingNumber(text: string | undefined): string | undefined {
  return text?.match(/^-?\d+(?:[.,]\d+)?/)?.[0]
}

export type TechnicalSpec = Read<typeof readSpec>

/** Null for a placeholder too: '0 l/100 km', '-1 g/km'. */
export function readSpec(wire: Wire) {
  const id = readId(wire.id)
  const specs = asWire(wire.specs)
  const value = readText(specs.value)
  if (id === null || value === null) return null
  const official = OFFICIAL[id]
  const number = leadingNumber(value)
  if (official && number && readValue(official, number) === null) return null
  return {
    id,
    typeId: readId(wire.idType) ?? '',
    designation: readText(wire.designation) ?? readText(specs.designation) ?? '',
    /** Display text without unit. */
    value,
    unit: readText(specs.unit),
  }
}
