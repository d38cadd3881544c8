import {
  carWltp,
  type Wltp,
  WLTP_VALUES,
  type Span,
  type WltpValue,
  readWltpSpans,
} from '../../core/catalogue/wltp.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { LegalKey } from '../../labels/labels.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { type Row, Rows } from '../../ui/primitives/rows.tsx'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { useLegalText } from './credit-block.tsx'

/** The values of the configured car; null if nothing is known. */
export function useConfiguredWltp(): Wltp | null {
  const model = useSelect(selectModel)
  const { engine, version } = useSelect(selectChosenItems)
  return carWltp(model, engine, version)
}

/** Official consumption, electric range and emissions of the configured car. */
export function ConfiguredWltp() {
  const wltp = useConfiguredWltp()
  return wltp && <WltpBlock wltp={wltp} />
}

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

/** Official consumption, electric range and emissions. */
export function WltpBlock({ wltp }: { readonly wltp: Wltp }) {
  const t = useLegalText()
  return <Rows items={wltpRows(t, wltp)} />
}

/** The span over the engines of a model, on its card. */
export function ModelWltp({ wltp }: { readonly wltp: NonNullable<Model['wltp']> }) {
  return <WltpBlock wltp={readWltpSpans(wltp)} />
}
