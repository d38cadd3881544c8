import { useDeferredValue, memo, useMemo, type ReactNode } from 'react'
import { hasElectricShare, isCharged } from '../../running-cost/running-cost.ts'
import { useSelect } from '../../../core/store/context.tsx'
import { selectUsage, useEnergyPrices } from '../../running-cost/running-cost-state.tsx'
import { CostSection, CostComparison } from '../../running-cost/cost-comparison.tsx'
import { UsageSliders } from '../../running-cost/usage-sliders.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { type ComparedCar, totalOf } from './use-compared-builds.tsx'
import { RadioPills } from '../../../ui/form/field.tsx'
import { changesSince } from '../compared-builds.ts'
import { PLACES, UNKNOWN_FIGURES } from '../../../core/offer/figures.ts'
import { selectBuild } from '../../../core/configuration/build.ts'
import { figureRows, CompareTable } from '../../comparison/compare-table.tsx'
import { useIsMobile } from '../../../ui/base/element-context.tsx'
import { useOpenBuild } from '../open-build.tsx'
import { colourPicture } from '../../viewer/pictures/pictures.ts'
import { useLegalText } from '../../legal/credit-block.tsx'
import { noticeText } from '../../../ui/states/notice-text.ts'
import type { Translate } from '../../../core/formats/translate.ts'
import { addEuros, type Euros } from '../../../core/values/units.ts'
import { formatSurcharge } from '../../../core/formats/format.ts'
import { comparisonGroups } from './comparison-groups.ts'

interface ComparedCostsProps {
  readonly cars: readonly ComparedCar[]
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** From how many kilometres per year which of two cars costs less. Nothing if the site states no energy prices. */
export function ComparedCosts({ cars, pair, onPair }: ComparedCostsProps) {
  const t = useText()
  const prices = useEnergyPrices()
  const usage = useSelect(selectUsage)
  const applied = useDeferredValue(usage)
  const [first, second] = pair.map((index) => cars[index])
  if (!prices || !first || !second) return null
  const engines = [first.engine, second.engine]
  // The sliders of a car that is charged include those of one that is not.
  const engine = engines.find(hasElectricShare) ?? engines.find(isCharged) ?? first.engine
  return (
    <section className="stack compared-costs">
      <h2>{t('costTitle')}</h2>
      {cars.length > 2 && <PairSwitch name="costs-pair" pair={pair} onChange={onPair} />}
      <UsageSliders engine={engine} prices={prices} />
      <CostSection>
        <CostComparison cars={[first, second]} prices={prices} usage={applied} />
      </CostSection>
    </section>
  )
}

/** Indexes of two of three cars. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

export type Pair = (typeof PAIRS)[number]

interface PairSwitchProps {
  readonly name: string
  readonly pair: Pair
  readonly onChange: (pair: Pair) => void
}

/** Chooses two of three cars by their numbers. */
export function PairSwitch({ name, pair, onChange }: PairSwitchProps) {
  const t = useText()
  return (
    <div className="pairs">
      <RadioPills
        name={name}
        label={t('buildsComparePair')}
        options={PAIRS.map((each) => ({
          value: each.join(''),
          label: t('buildsComparePairOf', { one: each[0] + 1, other: each[1] + 1 }),
        }))}
        value={pair.join('')}
        onChange={(value) => onChange(PAIRS.find((each) => each.join('') === value) ?? pair)}
      />
    </div>
  )
}

interface ComparedTableProps {
  readonly cars: readonly ComparedCar[]
  /** Whether the monthly payments are on equal terms. */
  readonly hasTerms: boolean
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** One column per car, in its colour, with a button that opens it. Two of three where there is no room for all. */
export const ComparedTable = memo(function ComparedTable(props: ComparedTableProps) {
  const { cars, hasTerms, pair, onPair } = props
  const t = useText()
  const tLegal = useLegalText()
  const openBuild = useOpenBuild()
  const isPaired = useIsMobile() && cars.length > 2
  const current = useSelect((state) => JSON.stringify(selectBuild(state)))
  const equipment = useSelect((state) => state.site.equipment?.data)
  const usage = useSelect(selectUsage)
  const prices = useEnergyPrices()
  const groups = useMemo(
    () => comparisonGroups(t, tLegal, { cars, equipment: equipment ?? [], prices, usage }),
    [t, tLegal, cars, equipment, prices, usage],
  )
  const offers = cars.map((car) => ({
    ...(car.credit ?? UNKNOWN_FIGURES),
    price: totalOf(car),
  }))
  const base = cars[isPaired ? pair[0] : 0]
  const differences = cars.map((car) => difference(t, car, base))
  const figures = [
    ...figureRows(t, PLACES.build, offers, hasTerms ? { rent: t('buildsCompareRent') } : {}),
    ...(differences.some(Boolean)
      ? [
          {
            id: 'difference',
            name: t('buildsCompareDifference', { number: base?.name.split(' ')[0] ?? '' }),
            values: differences,
            differs: false,
          },
        ]
      : []),
    {
      id: 'code',
      differs: false,
      name: t('buildCode'),
      values: cars.map((car) =>
        noticeText(t, { kind: 'build', ...car, changes: changesSince(car.build.items, car) }),
      ),
    },
  ]
  return (
    <CompareTable
      label={t('buildsCompareTitle')}
      chooseLabel={t('openSaved')}
      currentLabel={t('buildCurrent')}
      columns={cars.map((car) => ({
        key: car.build.code,
        name: car.name,
        image: pictureOf(car),
        imageNote: pictureOf(car) === null ? t('noPicture', { model: car.model.name }) : null,
        isCurrent: JSON.stringify(car.build.items) === current,
        chooseName: t('openBuildNamed', { name: car.name }),
        onChoose: () => openBuild(car.build),
      }))}
      groups={[{ id: 'figures', rows: figures, isFixed: true }, ...groups]}
      isShown={(place) => !isPaired || pair.some((shown) => shown === place)}
    >
      {cars.length > 2 && <PairSwitch name="table-pair" pair={pair} onChange={onPair} />}
    </CompareTable>
  )
})

/** What a car costs more than another one. Null if they cost the same, or it is unknown. */
function difference(t: Translate, car: ComparedCar, base: ComparedCar | undefined): ReactNode {
  if (!base || car === base) return null
  const excess = (one: Euros | null, other: Euros | null) => one && other && addEuros(one, -other)
  const price = formatSurcharge(excess(totalOf(car), totalOf(base)))
  const payment = formatSurcharge(excess(car.monthlyPayment, base.monthlyPayment), true)
  const value = payment ? t('differencePerMonth', { price, payment }) : price
  return price && <b>{value}</b>
}

/** The car in its colour, and the model for a car without one. Null where the colour has no picture. */
function pictureOf({ items: { exterior }, model }: ComparedCar): string | null {
  return exterior ? colourPicture(exterior) : model.image
}
