import { useEffect, useId, useState } from 'react'
import type { ExteriorColour } from '../../core/catalogue/catalogue.ts'
import { colourPicture } from '../viewer/pictures/pictures.ts'
import { savesData } from '../../platform/connection.ts'
import { LeadTimeFold } from './lead-time.tsx'
import type { NearStockCar } from './nearest.ts'
import { formatEuros } from '../../core/formats/format-money.ts'
import { inPlace } from '../../core/formats/in-place.ts'
import { plural } from '../../core/formats/plural.ts'
import { whenIdle } from '../../platform/page.ts'
import { priceDifference } from '../../ui/offer/lead-time-words.ts'
import { stockCarLines } from './stock-car-words.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  chooseStockCar,
  dropStockCar,
  loadStockCars,
  restoreStockCar,
  selectHasStockCars,
  selectNearestStockCars,
} from './stock-cars.ts'
import { selectStockCarsLoad, selectWantedStockCar } from '../../core/offer/wanted-stock-car.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { Fold } from '../../ui/primitives/accordion.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import stockCss from './stock-cars.css?inline'
import { FocusedText } from '../../ui/text/focused-text.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { UndoChoice } from '../../ui/offer/undo-choice.tsx'
import { addTexts } from '../../labels/texts.ts'
import { deliveryLabels } from './labels.pt-PT.ts'

addTexts(deliveryLabels)

/** The rows of the summary about delivery. */
export function DeliveryRows() {
  return (
    <>
      <LeadTimeFold />
      <StockCarsFold />
    </>
  )
}

/** Cars that exist, near to the configuration. Nothing if the site lists none. */
function StockCarsFold() {
  useStyles(stockCss)
  const t = useText()
  const store = useConfiguratorStore()
  const hasCars = useSelect(selectHasStockCars)
  const nearest = useSelect(selectNearestStockCars)
  const status = useSelect((state) => selectStockCarsLoad(state)?.status)
  const wanted = useSelect(selectWantedStockCar)
  useEffect(() => {
    if (!hasCars) return
    restoreStockCar(store)
    return whenIdle(() => loadStockCars(store))
  }, [hasCars, store])
  if (!hasCars) return null
  const place = wanted && inPlace(wanted.place)
  const chosenValue = wanted?.isGone ? 'stockCarGone' : 'stockCarValue'
  const n = nearest.length
  const lowest = nearest.toSorted((one, other) => one.price - other.price)[0]
  const cars = lowest && t(plural(n, 'stockCarsFrom'), { n, price: formatEuros(lowest.price) })
  const unlisted = t(status === 'ready' ? 'stockCarsNone' : 'stockCarsValue')
  return (
    <div className="stock-fold">
      <Fold
        isWide
        title={t('stockCars')}
        value={wanted ? t(chosenValue, { place: place ?? '' }) : cars || unlisted}
        onOpen={() => loadStockCars(store)}
      >
        <StockCars />
      </Fold>
    </div>
  )
}

/** The car in its own colour. */
function StockPicture({ colour }: { readonly colour: ExteriorColour | null }) {
  const src = colour && colourPicture(colour)
  return src && !savesData() && <Picture src={src} loading="lazy" width={128} height={72} />
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
                  <StockPicture colour={entry.items.exterior} />
                  <div id={`${id}${index}`}>
                    <p className="between">
                      <b translate="no">
                        {`${entry.items.engine?.name} ${entry.items.version?.name}, ${inPlace(entry.car.place)}`}
                      </b>{' '}
                      <span>
                        <b translate="no">{formatEuros(entry.price)}</b>{' '}
                        <small className="soft">
                          {priceDifference(t, entry.differences.euros)}
                        </small>
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
