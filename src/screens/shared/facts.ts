import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { formatNumber } from '../../labels/format.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'

const SEPARATOR = ' · '

/** An engine's facts in one line: fuel, transmission and power. */
export function engineFacts(t: Translate, engine: Engine): readonly string[] {
  const { fuel, transmission, power, powerKw } = engine
  return [
    join([fuel, transmission, powerText(t, formatNumber(power), formatNumber(powerKw))]),
  ].filter(Boolean)
}

/** A version's facts in two lines: fuel and transmission; amount of equipment. */
export function versionFacts(t: Translate, version: Version): readonly string[] {
  const n = version.equipmentIds.length
  return [
    join([version.fuel, version.transmission]),
    n > 0 ? t(plural(n, 'includesEquipment'), { n }) : '',
  ].filter(Boolean)
}

function powerText(t: Translate, cv: string, kw: string): string {
  if (!cv) return ''
  return kw ? t('power', { cv, kw }) : t('powerCv', { cv })
}

function join(facts: readonly (string | false | null)[]): string {
  return facts.filter(Boolean).join(SEPARATOR)
}
