import { memo, useMemo } from 'react'
import { changesOf, type BuildChanges } from '../../../core/configuration/build.ts'
import { pricedItems, totalOf as totalOfLines } from '../../../core/offer/price-lines.ts'
import { differences, markDifferences } from '../../comparison/comparison.ts'
import { PLACES, UNKNOWN_FIGURES } from '../../../core/offer/figures.ts'
import { selectBuild } from '../../../core/configuration/current-build.ts'
import { useSelect } from '../../../core/store/context.tsx'
import { selectUsage } from '../../running-cost/running-cost-state.ts'
import { CompareTable } from '../../comparison/compare-table.tsx'
import { useOpenBuild } from '../open-build.tsx'
import { colourPicture } from '../../viewer/pictures/pictures.ts'
import { useLegalText } from '../../legal/use-legal-text.tsx'
import { useEnergyPrices } from '../../running-cost/use-running-cost.tsx'
import { noticeText } from '../../../ui/states/notice-text.ts'
import { type Figure, FigureList } from '../../../ui/primitives/figures.tsx'
import { figureList } from '../../../ui/offer/figures.tsx'
import type { Translate } from '../../../core/formats/translate.ts'
import { addEuros } from '../../../core/values/cents.ts'
import type { Euros } from '../../../core/values/units.ts'
import { formatSurcharge } from '../../../core/formats/format-money.ts'
import { useText } from '../../../ui/text/use-text.tsx'
import { comparisonGroups } from './comparison-groups.ts'
import type { Pair } from './compared-costs.tsx'
import { totalOf, type ComparedCar } from './use-compared-builds.tsx'

interface ComparedTableProps {
  readonly cars: readonly ComparedCar[]
  /** Whether the monthly payments are on equal terms. */
  readonly hasTerms: boolean
  /** Shows only rows whose values differ. */
  readonly isDiffering: boolean
  /** The only two of three cars that there is room for. Null if all are shown. */
  readonly pair: Pair | null
}

/** One column per car, in its colour, with a button that opens it. */
export const ComparedTable = memo(function ComparedTable(props: ComparedTableProps) {
  const { cars, hasTerms, isDiffering, pair } = props
  const t = useText()
  const tLegal = useLegalText()
  const openBuild = useOpenBuild()
  const current = useSelect((state) => JSON.stringify(selectBuild(state)))
  const equipment = useSelect((state) => state.site.equipment?.data)
  const usage = useSelect(selectUsage)
  const prices = useEnergyPrices()
  const all = useMemo(
    () => comparisonGroups(t, tLegal, { cars, equipment: equipment ?? [], prices, usage }),
    [t, tLegal, cars, equipment, prices, usage],
  )
  const isShown = (place: number): boolean => !pair || pair.some((shown) => shown === place)
  const groups = (isDiffering ? differences : markDifferences)(all, isShown)
  const figures = {
    id: 'figures',
    name: t(hasTerms ? 'buildsCompareFigures' : 'financingTitle'),
    values: cars.map((car) => (
      <FigureList
        key={car.build.code}
        size="compare"
        items={[
          ...figureList(t, PLACES.build, {
            ...(car.credit ?? UNKNOWN_FIGURES),
            price: totalOf(car),
          }),
          ...differenceFigure(t, car, cars[pair?.[0] ?? 0]),
        ]}
      />
    )),
  }
  const codes = {
    id: 'code',
    name: t('buildCode'),
    values: cars.map((car) => noticeText(t, { kind: 'build', ...car, changes: changesSince(car) })),
  }
  return (
    <>
      <CompareTable
        label={t('buildsCompareTitle')}
        columns={cars.map((car) => ({
          key: car.build.code,
          name: car.name,
          image: pictureOf(car),
          imageNote: pictureOf(car) === null ? t('noPicture', { model: car.model.name }) : null,
          note: JSON.stringify(car.build.items) === current ? t('comparisonCurrent') : null,
          buttonLabel: t('openSaved'),
          buttonName: t('openBuildNamed', { name: car.name }),
          onChoose: () => openBuild(car.build),
        }))}
        groups={[{ id: 'figures', rows: [figures, codes] }, ...groups]}
      />
      {isDiffering && groups.length === 0 && <p role="status">{t('buildsCompareSame')}</p>}
    </>
  )
})

/** 'Diferença para a 1.': what a car costs more than another one. None if they cost the same, or it is unknown. */
function differenceFigure(t: Translate, car: ComparedCar, base?: ComparedCar): readonly Figure[] {
  if (!base) return []
  const excess = (one: Euros | null, other: Euros | null) => one && other && addEuros(one, -other)
  const price = formatSurcharge(excess(totalOf(car), totalOf(base)))
  const payment = formatSurcharge(excess(car.monthlyPayment, base.monthlyPayment), true)
  const value = payment ? t('differencePerMonth', { price, payment }) : price
  const [number = ''] = base.name.split(' ')
  return price ? [{ label: t('buildsCompareDifference', { number }), value }] : []
}

/** How the price has changed since the code was given. The price without campaign of Open Drive is none of it. */
function changesSince({ build, gone, items }: ComparedCar): BuildChanges {
  const now = totalOfLines(pricedItems(null, items))
  return { ...changesOf(build.items, [], now), gone }
}

/** The car in its colour, and the model for a car without one. Null where the colour has no picture. */
function pictureOf({ items: { exterior }, model }: ComparedCar): string | null {
  return exterior ? colourPicture(exterior) : model.image
}
