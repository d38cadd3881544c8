import {
  accelerationOf,
  specText,
  type Engine,
  type Version,
} from '../../core/catalogue/catalogue.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'

/** An engine's facts: fuel, transmission, power, and time from 0 to 100 km/h. */
export function engineFacts(t: Translate, engine: Engine): readonly string[] {
  const { fuel, transmission } = engine
  const time = accelerationOf(engine)
  return withoutMissing([
    fuel,
    transmission,
    powerText(t, engine),
    time && t('acceleration', { time: specText(time) }),
  ])
}

/**
 * An engine's fuel and power, where there is room for a few words. Of an electric engine its range if it is known,
 * because the name says already that it is electric.
 */
export function shortEngineFacts(t: Translate, engine: Engine): readonly string[] {
  return withoutMissing([rangeText(t, engine) || engine.fuel, powerText(t, engine)])
}

/** Fuel and transmission of a version. */
export function versionFacts({ fuel, transmission }: Version): readonly string[] {
  return withoutMissing([fuel, transmission])
}

/** Joins facts into one text, where a string is needed instead of elements. */
export function factLine(facts: readonly string[]): string {
  return facts.join(' · ')
}

function powerText(t: Translate, { power }: Engine): string {
  const cv = formatNumber(power)
  return cv && t('powerCv', { cv })
}

/** '355 km (WLTP)', '355–371 km (WLTP)'. Empty for an engine that refuels, and if the range is unknown. */
function rangeText(t: Translate, { isElectric, wltp }: Engine): string {
  if (!isElectric || !wltp.range) return ''
  return t('engineRange', { km: [...new Set(wltp.range.map(formatNumber))].join('–') })
}

function withoutMissing(facts: readonly (string | null)[]): readonly string[] {
  return facts.flatMap((fact) => fact || [])
}
