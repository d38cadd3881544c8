import { useEffect, useId, useState } from 'react'
import type { NearStockCar } from '../../domain/stock-cars/nearest.ts'
import { formatEuros } from '../../labels/format-money.ts'
import { inPlace } from '../../labels/in-place.ts'
import { priceDifference } from '../../labels/lead-time-words.ts'
import { stockCarLines } from '../../labels/stock-car-words.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import {
  chooseStockCar,
  dropStockCar,
  loadStockCars,
  restoreStockCar,
  selectHasStockCars,
  selectNearestStockCars,
  selectStockCarsLoad,
  selectWantedStockCar,
} from '../../store/stock-cars/stock-cars.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import { Fold } from '../../ui/primitives/accordion.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import stockCss from '../../ui/stock-cars/stock-cars.css?inline'
import { FocusedText } from '../shared/focused-text.tsx'
import { LoadState } from '../shared/list-state.tsx'
import { useText } from '../shared/use-text.tsx'
import { UndoChoice } from '../summary/undo-choice.tsx'

/** Cars that exist, near to the configuration. They are requested when the row is opened. Nothing if the site lists none. */
export function StockCarsFold() {
  useStyles(stockCss)
  const t = useText()
  const store = useConfiguratorStore()
  const hasCars = useSelect(selectHasStockCars)
  const wanted = useSelect(selectWantedStockCar)
  useEffect(() => {
    if (hasCars) restoreStockCar(store)
  }, [hasCars, store])
  if (!hasCars) return null
  const place = wanted && inPlace(wanted.place)
  const chosenValue = wanted?.isGone ? 'stockCarGone' : 'stockCarValue'
  return (
    <div className="stock-fold">
      <Fold
        isWide
        title={t('stockCars')}
        value={wanted ? t(chosenValue, { place: place ?? '' }) : t('stockCarsValue')}
        onOpen={() => loadStockCars(store)}
      >
        <StockCars />
      </Fold>
    </div>
  )
}

/** Each car with its price, what it has in place of the configuration, and a button that chooses it. */
function StockCars() {
  const t = useText()
  const store = useConfiguratorStore()
  const load = useSelect(selectStockCarsLoad)
  const nearest = useSelect(selectNearestStockCars)
  const wanted = useSelect(selectWantedStockCar)
  const equipment = useSelect((state) => state.site.equipment?.data) ?? []
  const id = useId()
  const [said, setSaid] = useState<{ text: string } | null>(null)
  const choose = (car: NearStockCar): void => {
    chooseStockCar(store, car)
    setSaid({ text: t('stockCarChosen', { price: formatEuros(car.price) }) })
  }
  const drop = (): void => {
    dropStockCar(store)
    setSaid({ text: t('stockCarDropped') })
  }
  return (
    <>
      <p role="status">
        {wanted?.isGone && t('stockCarGoneText', { place: inPlace(wanted.place) })}
      </p>
      <FocusedText said={wanted?.isGone ? null : said} />
      {said && <UndoChoice />}
      {wanted && <TextButton onClick={drop}>{t('stockCarDrop')}</TextButton>}
      <LoadState
        // The list stays while it is requested again after a choice.
        load={load?.data ? { ...load, status: 'ready' } : load}
        failedLabel="failedStockCars"
        onRetry={() => loadStockCars(store)}
      >
        {() =>
          nearest.length > 0 ? (
            <ul role="list" className="stock-cars">
              {nearest.map((entry, index) => (
                <li key={entry.car.id} className="between">
                  <div id={`${id}${index}`}>
                    <p className="between">
                      <b>
                        {entry.items.engine?.name} {entry.items.version?.name},{' '}
                        {inPlace(entry.car.place)}
                      </b>{' '}
                      <span>
                        <b>{formatEuros(entry.price)}</b>{' '}
                        <small>{priceDifference(t, entry.differences.euros)}</small>
                      </span>
                    </p>
                    {stockCarLines(t, entry, equipment).map((line) => (
                      <p key={line} className="soft">
                        {line}
                      </p>
                    ))}
                  </div>
                  {entry.car.id !== wanted?.id && (
                    <Button
                      variant="secondary"
                      aria-describedby={`${id}${index}`}
                      onClick={() => choose(entry)}
                    >
                      {t('stockCarChoose')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('stockCarsNone')}</p>
          )
        }
      </LoadState>
      <p className="soft">{t('stockCarsNote')}</p>
    </>
  )
}
