import { carWltp } from '../../../core/catalogue/wltp.ts'
import type { Equipment } from '../../../core/catalogue/catalogue.ts'
import { sideBySide, type ComparedGroup } from '../../comparison/comparison.ts'
import { type EnergyPrices, type Usage, runningCost } from '../../running-cost/running-cost.ts'
import { CHOICE_KINDS } from '../../../core/configuration/choice-steps.ts'
import { summaryLines } from '../../../core/configuration/summary.ts'
import { formatMoneyOrZero, formatPrice } from '../../../core/formats/format.ts'
import type { LegalKey } from '../../../labels/labels.ts'
import type { Translate } from '../../../core/formats/translate.ts'
import type { Row } from '../../../ui/primitives/rows.tsx'
import { detailedEquipment } from '../../comparison/compare-table.tsx'
import { wltpRows } from '../../legal/wltp-rows.ts'
import { gapText, lineRows } from '../../running-cost/cost-words.ts'
import { choiceLabels, exampleRows } from '../../../ui/offer/offer-words.ts'
import { linePrice } from '../../../ui/offer/line-price.ts'
import { totalOf, type ComparedCar } from './use-compared-builds.tsx'

interface Compared {
  readonly cars: readonly ComparedCar[]
  readonly equipment: readonly Equipment[]
  /** Null if the site states none: there is no running cost. */
  readonly prices: EnergyPrices | null
  readonly usage: Usage
}

/** Everything that can be compared line by line: choices, prices, credit, official values, cost of use and equipment. */
export function comparisonGroups(
  t: Translate,
  tLegal: Translate<LegalKey>,
  { cars, equipment, prices, usage }: Compared,
): readonly ComparedGroup[] {
  const groupOf = (title: string, rowsOf: (car: ComparedCar) => readonly Row[]) =>
    sideBySide(title, cars.map(rowsOf))
  return [
    { ...groupOf(t('buildsCompareChoices'), (car) => choiceRows(t, car)), areNames: true },
    groupOf(t('price'), (car) => priceRows(t, car)),
    groupOf(t('financing'), ({ credit, quote }) => (credit ? exampleRows(t, credit, quote) : [])),
    groupOf(tLegal('wltpTitle'), ({ model, engine, version }) =>
      wltpRows(tLegal, carWltp(model, engine, version)),
    ),
    sideBySide(t('costTitle'), prices ? costRows(t, cars, prices, usage) : []),
    ...detailedEquipment(
      t,
      cars.map(({ version }) => version),
      equipment,
    ),
  ].filter(({ rows }) => rows.length > 0)
}

function choiceRows(t: Translate, { model, items }: ComparedCar): readonly Row[] {
  return [
    { label: t('lineModel'), value: model.name },
    ...CHOICE_KINDS.map((kind) => ({
      label: t(choiceLabels(kind).line),
      value: items[kind]?.name ?? t('lineUnavailable'),
    })),
  ]
}

function priceRows(t: Translate, car: ComparedCar): readonly Row[] {
  return [
    ...summaryLines(car.items, car.credit?.creditType).map((line) => ({
      label: t(choiceLabels(line.kind).line),
      value: linePrice(t, line),
    })),
    { label: t('totalPrice'), value: formatPrice(totalOf(car)) || null },
  ]
}

/** The cost of use, line by line. No sums where they would not contain the same for every car. */
function costRows(
  t: Translate,
  cars: readonly ComparedCar[],
  prices: EnergyPrices,
  usage: Usage,
): readonly (readonly Row[])[] {
  const label = t('costMonthly')
  const costs = cars.map((car) => runningCost(car, prices, usage))
  const contents = costs.flatMap(({ value }) => (value ? [value.excluded.join()] : []))
  const isEven = new Set(contents).size < 2
  return costs.map(({ value, gap }) => {
    if (gap) return [{ label, value: gapText(t, gap) }]
    const total = isEven ? formatMoneyOrZero(value.total) : t('costUneven')
    return [...lineRows(t, value.lines), { label, value: total }]
  })
}
