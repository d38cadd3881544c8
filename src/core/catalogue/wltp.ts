import type { Engine, Model, Version } from './catalogue.ts'
import { readFlag } from '../content-site/values.ts'
import {
  readNotNegative,
  readNumber,
  readPositive,
  readRate,
  readText,
  type Wire,
} from '../content-site/wire.ts'

/** The lowest and the highest value of a group of engines; the same number twice for one engine. */
export type Span = readonly [min: number, max: number]

/** Consumption in l/100 km and in kWh/100 km, electric range in km, CO2 in g/km, in the order in which they are shown. */
export const WLTP_VALUES = ['fuel', 'energy', 'range', 'co2'] as const

export type WltpValue = (typeof WLTP_VALUES)[number]

/** Official values of an engine, a version or a group of engines. Null is unknown; zero is a value. */
export type Wltp = Readonly<Record<WltpValue, Span | null>>

/** A version's values: its own where it has them, otherwise those of its engine. Null without both. */
export function versionWltp(
  engine: { readonly wltp: Wltp } | null,
  version: { readonly wltp: Wltp } | null,
): Wltp | null {
  if (!engine || !version) return (version ?? engine)?.wltp ?? null
  const entries = WLTP_VALUES.map((value) => [value, version.wltp[value] ?? engine.wltp[value]])
  return Object.fromEntries(entries) as Wltp
}

/** The names in engines, versions, models and snapshots (docs/content-api.md). */
const FIELDS = {
  fuel: 'fuelCC',
  energy: 'energyConsumption',
  range: 'autonomy',
  co2: 'co2',
} as const satisfies Record<WltpValue, string>

/** The values of a model or a lead: a pair of numbers for each name. */
type WltpWire = Readonly<Record<(typeof FIELDS)[WltpValue], Span | null>>

/** Reads one of the values. A consumption and a range are above zero, CO2 may be zero; anything else is unknown. */
export function readValue(value: WltpValue, wire: unknown): number | null {
  if (value === 'co2') return readNotNegative(wire)
  return readPositive(wire, value === 'range' ? readNumber : readRate)
}

/** Whether an engine or a version is electric, by its flag or its fuel: without either, kWh would be read as litres. */
export function readIsElectric(wire: Wire): boolean {
  return readFlag(wire.electricMotor) || /^el[eé]c?tric.?$/i.test(readText(wire.fuel) ?? '')
}

/**
 * Reads the values of an engine or a version. An electric engine without `energyConsumption` has its consumption in
 * `fuelCC`, in kWh/100 km.
 */
export function readWltp(wire: Wire): Wltp {
  const isElectric = readIsElectric(wire)
  const consumption = readValue('fuel', wire.fuelCC)
  const energy = readValue('energy', wire.energyConsumption)
  return {
    fuel: toSpan(isElectric ? null : consumption),
    energy: toSpan(energy ?? (isElectric ? consumption : null)),
    range: toSpan(readValue('range', wire.autonomy)),
    co2: toSpan(readValue('co2', wire.co2)),
  }
}

/** Reads the span over a model's engines. A value that is not a pair of numbers is unknown. */
export function readWltpSpans(wire: Wire): Wltp {
  const entries = WLTP_VALUES.map((value) => {
    const pair = wire[FIELDS[value]]
    const [min = null, max = null] = Array.isArray(pair)
      ? pair.map((end: unknown) => readValue(value, end))
      : []
    return [value, min === null || max === null ? null : [min, max]]
  })
  return Object.fromEntries(entries) as Wltp
}

/** The values of the version or engine, otherwise the span over the model's engines; null if nothing is known. */
export function carWltp(model: Model | null, engine: Engine | null, version: Version | null) {
  return versionWltp(engine, version) ?? (model?.wltp ? readWltpSpans(model.wltp) : null)
}

/** The values as a lead carries them; null if none is known. */
export function toWltpWire(wltp: Wltp | null): WltpWire | null {
  if (!wltp || WLTP_VALUES.every((value) => wltp[value] === null)) return null
  const entries = WLTP_VALUES.map((value) => [FIELDS[value], wltp[value]])
  return Object.fromEntries(entries) as WltpWire
}

function toSpan(value: number | null): Span | null {
  return value === null ? null : [value, value]
}
