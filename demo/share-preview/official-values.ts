import { WLTP_VALUES, type Span, type Wltp, type WltpValue } from '../../src/core/catalogue/wltp.ts'
import { legalLabels } from '../../src/features/legal/labels.pt-PT.ts'
import { createTranslator } from '../../src/core/formats/translate.ts'
import { spanText } from '../../src/features/legal/wltp-rows.ts'

const t = createTranslator(legalLabels, {})

const TEXTS = {
  fuel: (value) => t('consumption', { value }),
  energy: (value) => t('consumptionElectric', { value }),
  range: (value) => t('wltpRangeUnit', { value }),
  co2: (value) => `${value} g CO₂/km`,
} as const satisfies Record<WltpValue, (value: string) => string>

/**
 * Official values of some cars in one line, which have to stand beside their price: '5,4 l/100 km, 122 g CO₂/km
 * (WLTP)'. Consumption and emissions that are not known of every car are stated as not available.
 */
export function officialValues(cars: readonly Wltp[]): string {
  const span = spanOf(cars)
  const known = WLTP_VALUES.flatMap((value) => {
    const own = span[value]
    return own ? TEXTS[value](spanText(t, own)) : []
  })
  const missing = [
    ...(span.fuel || span.energy ? [] : (['wltpFuel'] as const)),
    ...(span.co2 ? [] : (['wltpCo2'] as const)),
  ].map((label) => `${t(label)}: ${t('wltpMissing')}`)
  return [...(known.length > 0 ? [`${known.join(', ')} (WLTP)`] : []), ...missing].join(', ')
}

/** The span over the cars. What is not known of all is unknown; of consumption, each has that of its energy. */
function spanOf(cars: readonly Wltp[]): Wltp {
  const hasConsumption = cars.every(({ fuel, energy }) => fuel !== null || energy !== null)
  const entries = WLTP_VALUES.map((value) => {
    const known = cars.map((car) => car[value]).filter((own) => own !== null)
    const isKnown =
      value === 'fuel' || value === 'energy'
        ? hasConsumption && known.length > 0
        : known.length === cars.length
    const span: Span | null = isKnown
      ? [Math.min(...known.map(([min]) => min)), Math.max(...known.map(([, max]) => max))]
      : null
    return [value, span]
  })
  return Object.fromEntries(entries) as Wltp
}
