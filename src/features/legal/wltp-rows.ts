import { WLTP_VALUES, type Span, type Wltp, type WltpValue } from '../../core/catalogue/wltp.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { LegalKey } from '../../labels/labels.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Row } from '../../ui/primitives/rows.tsx'

const LABELS = {
  fuel: ['wltpFuel', 'consumption'],
  energy: ['wltpEnergy', 'consumptionElectric'],
  range: ['wltpRange', 'wltpRangeUnit'],
  co2: ['wltpCo2', 'wltpCo2Unit'],
} as const satisfies Record<WltpValue, readonly [label: LegalKey, unit: LegalKey]>

/**
 * Official consumption, electric range and emissions of a car or a group of engines. Always the emissions, with either
 * energy or range both of them, and the fuel consumption of all that emit CO2 or have neither, so that a missing value can
 * be seen. Dashes while the car is not known yet.
 */
export function wltpRows(t: Translate<LegalKey>, wltp: Wltp | null): readonly Row[] {
  const isCharged = Boolean(wltp?.energy ?? wltp?.range)
  const hasFuel = !isCharged || Boolean(wltp?.fuel ?? wltp?.co2?.[1])
  const isShown = { fuel: hasFuel, energy: isCharged, range: isCharged, co2: true }
  return WLTP_VALUES.filter((value) => isShown[value]).map((value) => {
    const [label, unit] = LABELS[value]
    const span = wltp?.[value]
    const text = span ? t(unit, { value: spanText(t, span) }) : t('wltpMissing')
    return { label: t(label), value: wltp && text }
  })
}

/** '5,4 a 6,1', or one number. */
export function spanText(t: Translate<LegalKey>, [min, max]: Span): string {
  const [from, to] = [formatNumber(min), formatNumber(max)]
  return from === to ? from : t('wltpSpan', { from, to })
}
