import { memo, useMemo, type ReactNode } from 'react'
import { changesSince } from '../compared-builds.ts'
import { PLACES, UNKNOWN_FIGURES } from '../../../core/offer/figures.ts'
import { selectBuild } from '../../../core/configuration/current-build.ts'
import { useSelect } from '../../../core/store/context.tsx'
import { selectUsage } from '../../running-cost/running-cost-state.ts'
import { figureRows } from '../../comparison/figure-rows.tsx'
import { useIsMobile } from '../../../ui/base/use-element-width.tsx'
import { CompareTable } from '../../comparison/compare-table.tsx'
import { useOpenBuild } from '../open-build.tsx'
import { colourPicture } from '../../viewer/pictures/pictures.ts'
import { useLegalText } from '../../legal/use-legal-text.tsx'
import { useEnergyPrices } from '../../running-cost/use-running-cost.tsx'
import { noticeText } from '../../../ui/states/notice-text.ts'
import type { Translate } from '../../../core/formats/translate.ts'
import { addEuros } from '../../../core/values/cents.ts'
import type { Euros } from '../../../core/values/units.ts'
import { formatSurcharge } from '../../../core/formats/format-money.ts'
import { useText } from '../../../ui/text/use-text.tsx'
import { comparisonGroups } from './comparison-groups.ts'
import { PairSwitch, type Pair } from './compared-costs.tsx'
import { totalOf, type ComparedCar } from './use-compared-builds.tsx'

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
          },
        ]
      : []),
    {
      id: 'code',
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
