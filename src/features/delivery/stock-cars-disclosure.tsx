import { useEffect, useId, useState } from 'react'
import { colourPicture } from '../viewer/pictures/pictures.ts'
import { savesData } from '../../platform/connection.ts'
import { selectLeadTime } from './current-lead-time.ts'
import { LeadTimeMore } from './lead-time.tsx'
import { isAlike, type NearStockCar } from './nearest.ts'
import type { Id } from '../../core/values/units.ts'
import { formatEuros } from '../../core/formats/format.ts'
import { inPlace } from '../../core/formats/grammar.ts'
import { whenIdle } from '../../platform/page.ts'
import { leadTimeText, priceDifference } from '../../ui/offer/lead-time-words.ts'
import {
  stockCarLines,
  stockInWords,
  chooseStockCar,
  dropStockCar,
  loadStockCars,
  restoreStockCar,
  selectHasStockCars,
  selectNearestStockCars,
} from './stock-cars.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectStockCarsLoad, selectWantedStockCar } from '../../core/offer/stock-car.ts'
import { Disclosure } from '../../ui/primitives/accordion.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { focusOnMount } from '../../ui/base/focus.ts'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { UndoChoice } from '../../ui/offer/undo-choice.tsx'
import { addTexts } from '../../labels/texts.ts'
import { deliveryLabels } from './labels.pt-PT.ts'

addTexts(deliveryLabels)

/** The rows of the summary about delivery. */
export function DeliveryRows() {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return (
    <>
      {report && (
        <Disclosure title={t('leadTime')} value={leadTimeText(t, report)}>
          <LeadTimeMore step="summary" />
        </Disclosure>
      )}
      <StockCars />
    </>
  )
}

/** Cars that exist, near to the configuration. Nothing if the site lists none. */
function StockCars() {
  const t = useText()
  const store = useConfiguratorStore()
  const hasCars = useSelect(selectHasStockCars)
  const load = useSelect(selectStockCarsLoad)
  const nearest = useSelect(selectNearestStockCars)
  const wanted = useSelect(selectWantedStockCar)
  const [message, setMessage] = useState<{ text: string; id: Id | null } | null>(null)
  useEffect(() => {
    if (!hasCars) return
    restoreStockCar(store)
    return whenIdle(() => loadStockCars(store))
  }, [hasCars, store])
  if (!hasCars) return null
  const place = wanted ? inPlace(wanted.place) : ''
  const isGone = wanted?.isGone === true
  const n = nearest.length
  const none = t(load?.status === 'ready' ? 'stockCarsNone' : 'stockCarsValue')
  const choose = (car: NearStockCar): void => {
    chooseStockCar(store, car)
    setMessage({ text: t('stockCarChosen', { price: formatEuros(car.price) }), id: car.car.id })
  }
  const drop = (): void => {
    dropStockCar(store)
    setMessage({ text: t('stockCarDropped'), id: null })
  }
  return (
    <div className="stock-fold">
      <Disclosure
        isWide
        title={t('stockCars')}
        value={
          wanted
            ? t(isGone ? 'stockCarGone' : 'stockCarValue', { place })
            : stockInWords(t, nearest) || none
        }
        onOpen={() => loadStockCars(store)}
      >
        <p role="status">{isGone && t('stockCarGoneText', { place })}</p>
        {message && !isGone && (
          <p key={message.id} ref={focusOnMount} tabIndex={-1}>
            {message.text}
          </p>
        )}
        {message && <UndoChoice />}
        {wanted && <TextButton onClick={drop}>{t('stockCarDrop')}</TextButton>}
        <LoadState
          // The list stays while it is requested again after a choice.
          load={load?.data ? { ...load, status: 'ready' } : load}
          failedLabel="failedStockCars"
          onRetry={() => loadStockCars(store)}
        >
          {() =>
            n > 0 ? (
              <ul role="list">
                {nearest.map((car) => (
                  <StockCar
                    key={car.car.id}
                    car={car}
                    onChoose={car.car.id === wanted?.id ? null : choose}
                  />
                ))}
              </ul>
            ) : (
              <p>{t('stockCarsNone')}</p>
            )
          }
        </LoadState>
        <p className="soft">{t('stockCarsNote')}</p>
      </Disclosure>
    </div>
  )
}

/** That the price is not that of the stock car which the buyer wants. Nothing without one. */
export function StockCarNote() {
  const t = useText()
  const wanted = useSelect(selectWantedStockCar)
  if (!wanted || wanted.isGone) return null
  const { place, price } = wanted
  return (
    <p className="quiet">
      {t('stockCarCard', { place: inPlace(place), price: formatEuros(price) })}
    </p>
  )
}

/** The price of the cheapest stock car like the configuration. Nothing without one. */
export function StockPrice() {
  const t = useText()
  const [car] = useSelect(selectNearestStockCars)
    .filter(isAlike)
    .toSorted((one, other) => one.price - other.price)
  if (!car) return null
  const difference = priceDifference(t, car.differences.euros)
  return (
    <p className="quiet">{t('stockCarPrice', { price: formatEuros(car.price), difference })}</p>
  )
}

interface StockCarProps {
  readonly car: NearStockCar
  /** Null for the one that is chosen. */
  readonly onChoose: ((car: NearStockCar) => void) | null
}

/** A car in its own colour with its price, what it has in place of the configuration, and a button that chooses it. */
function StockCar({ car, onChoose }: StockCarProps) {
  const t = useText()
  const equipment = useSelect((state) => state.site.equipment?.data) ?? []
  const id = useId()
  const { engine, version, exterior } = car.items
  const picture = exterior && colourPicture(exterior)
  return (
    <li className="between lined">
      {picture && !savesData() && <Picture src={picture} loading="lazy" width={128} height={72} />}
      <div id={id} className="grow">
        <p className="between">
          <b translate="no">{`${engine?.name} ${version?.name}, ${inPlace(car.car.place)}`}</b>{' '}
          <span>
            <b translate="no">{formatEuros(car.price)}</b>{' '}
            <small className="soft">{priceDifference(t, car.differences.euros)}</small>
          </span>
        </p>
        {stockCarLines(t, car, equipment).map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
      </div>
      {onChoose && (
        <Button variant="secondary" aria-describedby={id} onClick={() => onChoose(car)}>
          {t('stockCarChoose')}
        </Button>
      )}
    </li>
  )
}
