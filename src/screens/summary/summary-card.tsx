import { useEffect, useRef } from 'react'
import { PLACES } from '../../domain/figures/figures.ts'
import { formatEuros } from '../../labels/format-money.ts'
import { inPlace } from '../../labels/in-place.ts'
import { useActions, useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectWantedStockCar } from '../../store/stock-cars/stock-cars.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/primitives/figures.tsx'
import { useInView } from '../../ui/base/use-in-view.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { figureList, termsWithRates } from '../shared/offer/offer-words.ts'
import { useStepFigures } from '../shared/offer/use-step-figures.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { usePriceCaveat } from '../shared/use-explanation.tsx'
import { useText } from '../shared/use-text.tsx'
import { SummaryTools } from './summary-tools.tsx'
import { plural } from '../../labels/plural.ts'
import { loadStock, selectStockKey, selectStockOffer } from '../../store/offer/stock.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'

/** The price with the terms and the credit notice, and the buttons (spec §2, summary). */
export function SummaryCard() {
  const t = useText()
  const actions = useActions()
  const stepFigures = useStepFigures()
  const shown = useOffer()
  const caveat = usePriceCaveat()
  const [total, ...monthly] = PLACES.total
  const stockCar = useSelect(selectWantedStockCar)
  const ref = useRef<HTMLDivElement>(null)
  useInView(ref, '.figs, .primary')
  const openForm = (purpose: 'proposal' | 'test-drive') =>
    actions.openModal({ kind: 'contact', purpose })
  return (
    <div ref={ref} part="options">
      <div className="price-box">
        <Figures
          size="total"
          items={shown ? figureList(t, [total], shown) : []}
          isPending={shown?.isPending}
        />
        <Figures
          size="stacked"
          items={shown ? stepFigures(monthly, shown) : []}
          isPending={shown?.isPending}
        />
        <CreditBlock />
        {stockCar && !stockCar.isGone && (
          <p>
            {t('stockCarCard', {
              place: inPlace(stockCar.place),
              price: formatEuros(stockCar.price),
            })}
          </p>
        )}
        <p className="price-terms">
          {[caveat, shown && termsWithRates(t, shown)].filter(Boolean).join(' ')}
        </p>
      </div>
      <div className="summary-buttons">
        <Button onClick={() => openForm('proposal')}>{t('askProposal')}</Button>
        <Button variant="secondary" onClick={() => openForm('test-drive')}>
          {t('bookTestDrive')}
        </Button>
        <ClickToBuy />
      </div>
      <SummaryTools />
    </div>
  )
}

/**
 * Cars in stock that match the configuration. Renders nothing if there are none or the request failed (spec §2, §8).
 */
export function ClickToBuy() {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect(selectStockKey)
  const offer = useSelect(selectStockOffer)
  useEffect(() => loadStock(store), [store, key])
  if (!offer) return null
  const { count, isExact, url } = offer
  return (
    <section className="stock" aria-label={t('clickToBuy')}>
      <ButtonLink href={url} target="_blank" rel="noopener">
        {t('buyOnline')} <span className="vh">{t('newTab')}</span>
      </ButtonLink>
      <p>
        {t(plural(count, isExact ? 'stockExact' : 'stockPartial'), { n: count })} {t('stockWhere')}
      </p>
    </section>
  )
}
