import { WLTP_VALUES, type Span, type Wltp, type WltpValue } from '../../domain/catalogue/wltp.ts'
import { formatNumber } from '../../labels/format.ts'
import type { LegalKey } from '../../labels/labels.ts'
import type { Translate } from '../../labels/translate.ts'
import type { Row } from '../../ui/primitives/rows.tsx'

const LABELS = {
  fuel: ['wltpFuel', 'consumption'],
  energy: ['wltpEnergy', 'consumptionElectric'],
  range: ['wltpRange', 'wltpRangeUnit'],
  co2: ['wltpCo2', 'wltpCo2Unit'],
} as const satisfies Record<WltpValue, readonly [label: LegalKey, unit: LegalKey]>

/**
 * Official consumption, electric range and emissions of a car or a group of engines: those that are known, and always
 * the emissions and one consumption, so that a missing value can be seen. Dashes while the car is not known yet.
 */
export function wltpRows(t: Translate<LegalKey>, wltp: Wltp | null): readonly Row[] {
  const isShown = (value: WltpValue): boolean =>
    (wltp?.[value] ?? null) !== null || value === 'co2' || (value === 'fuel' && !wltp?.energy)
  return WLTP_VALUES.filter(isShown).map((value) => {
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
