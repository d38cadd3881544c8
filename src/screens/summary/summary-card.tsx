import { useRef } from 'react'
import { PLACES } from '../../domain/figures/figures.ts'
import { formatEuros } from '../../labels/format-money.ts'
import { inPlace } from '../../labels/in-place.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectWantedStockCar } from '../../store/stock-cars/stock-cars.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/primitives/figures.tsx'
import { useInView } from '../../ui/base/use-in-view.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { figureList, offerTerms } from '../shared/offer/offer-words.ts'
import { useStepFigures } from '../shared/offer/use-step-figures.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { usePriceCaveat } from '../shared/use-explanation.tsx'
import { useText } from '../shared/use-text.tsx'
import { ClickToBuy } from './click-to-buy.tsx'
import { SummaryTools } from './summary-tools.tsx'

/** The price with the terms and the credit notice, and the buttons (spec §2, summary). */
export function SummaryCard() {
  const t = useText()
  const actions = useActions()
  const stepFigures = useStepFigures()
  const shown = useOffer()
  const caveat = usePriceCaveat()
  const [total, ...monthly] = PLACES.total
  // With the terms, the representative figures of the credit are together.
  const rates = shown ? figureList(t, ['tan', 'mtic'], shown) : []
  const known = rates.flatMap(({ label, value }) => (value === null ? [] : `${label} ${value}`))
  const terms = shown && offerTerms(t, shown)
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
        {stockCar && !stockCar.isGone && (
          <p>
            {t('stockCarCard', {
              place: inPlace(stockCar.place),
              price: formatEuros(stockCar.price),
            })}
          </p>
        )}
        <p className="price-terms">
          {[terms, terms && known.length > 0 && `${known.join(', ')}.`, caveat]
            .filter(Boolean)
            .join(' ')}
        </p>
        <CreditBlock />
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
