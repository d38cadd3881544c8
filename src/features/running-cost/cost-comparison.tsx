import type { ReactNode } from 'react'
import formCss from '../../ui/form/form.css?inline'
import costCss from './running-cost.css?inline'
import { useText } from '../../ui/text/use-text.tsx'
import { gapText, listItems } from './cost-words.ts'
import {
  type Gap,
  KM_PER_YEAR,
  type EnergyPrices,
  type Usage,
  breakEven,
  runningCost,
  unevenCosts,
  type CostInput,
} from './running-cost.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import type { Euros } from '../../core/values/units.ts'
import { capitalise } from '../../core/values/texts.ts'
import { formatEuros, formatNumber, formatPrice } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { Accordion, Disclosure } from '../../ui/primitives/accordion.tsx'
import { CreditTable } from '../../ui/primitives/credit-table.tsx'

interface CostSectionProps {
  readonly title?: string
  readonly children: ReactNode
}

export function CostSection({ title, children }: CostSectionProps) {
  useStyles(costCss)
  useStyles(formCss)
  return (
    <section className="stack cost">
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

/** Why there is no sum. */
export function NoSum({ gap }: { readonly gap: Gap }) {
  const t = useText()
  return <p>{`${t('costNoSum')} ${gapText(t, gap)}`}</p>
}

/** The kilometres per year in the table beside the chart. */
const TABLE_KM = [5000, 10_000, 15_000, 20_000, 30_000, 45_000, 60_000] as const

/** The break-even point is rounded up to this many kilometres, from which the sentence is true in any case. */
const KM_STEP = 100

interface NamedCar extends CostInput {
  readonly name: string
}

interface CostComparisonProps {
  readonly cars: readonly [NamedCar, NamedCar]
  readonly prices: EnergyPrices
  readonly usage: Usage
}

/** From how many kilometres per year which of two cars costs less, as a sentence, a chart and a table. */
export function CostComparison({ cars, prices, usage }: CostComparisonProps) {
  const t = useText()
  const first = runningCost(cars[0], prices, usage)
  const second = runningCost(cars[1], prices, usage)
  if (first.gap) return <NoSum gap={first.gap} />
  if (second.gap) return <NoSum gap={second.gap} />
  const uneven = unevenCosts(first.value, second.value)
  if (uneven.length > 0)
    return <p>{t('costCompareUneven', { items: capitalise(listItems(t, uneven)) })}</p>
  const conclusion = breakEven(first.value.year, second.value.year)
  const sentence = conclusionText(t, conclusion, cars)
  const perMonth = (car: CostInput, kmPerYear: number): Euros =>
    runningCost(car, prices, { ...usage, kmPerYear }).value?.total ?? 0
  return (
    <>
      <p role="status">{sentence}</p>
      <LineChart
        title={t('costChart')}
        description={sentence}
        lines={cars.map((car) => ({
          name: car.name,
          // From 0 km per year to the end of the slider.
          points: [0, KM_PER_YEAR.max].map((km) => [km, perMonth(car, km)] as const),
        }))}
        formatX={(km) => t('kmValue', { n: formatNumber(km) })}
        formatY={formatEuros}
        markX={conclusion && conclusion.km > 0 ? conclusion.km : null}
      />
      <Accordion>
        <Disclosure title={t('costTable')}>
          <CreditTable label={t('costChart')}>
            <thead>
              <tr>
                <th scope="col">{t('costTableKm')}</th>
                {cars.map(({ name }) => (
                  <th key={name} scope="col" translate="no">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {TABLE_KM.map((km) => (
                <tr key={km}>
                  <th scope="row">{t('kmValue', { n: formatNumber(km) })}</th>
                  {cars.map((car) => (
                    <td key={car.name} translate="no">
                      {formatPrice(perMonth(car, km))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </CreditTable>
        </Disclosure>
      </Accordion>
    </>
  )
}

function conclusionText(
  t: Translate,
  conclusion: ReturnType<typeof breakEven>,
  cars: CostComparisonProps['cars'],
): string {
  if (!conclusion) return t('costSame')
  const { name } = cars[conclusion.cheaper]
  const km = Math.ceil(conclusion.km / KM_STEP) * KM_STEP
  return km > 0 ? t('costFrom', { name, km: formatNumber(km) }) : t('costAlways', { name })
}
