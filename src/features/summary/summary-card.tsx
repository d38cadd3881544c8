import { type RefObject, useEffect, useRef } from 'react'
import { createObserver } from '../../platform/observers.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectCashPrice,
  selectIsUnquoted,
  selectOffer,
  selectPricing,
} from '../../core/offer/pricing.ts'
import { Slot } from '../../ui/base/slots.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Figures } from '../../ui/offer/figures.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { termsWithRates } from '../../ui/offer/offer-words.ts'
import { usePriceCaveat, QuoteRetry } from '../../ui/offer/use-explanation.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { SummaryTools } from './summary-tools.tsx'
import { plural } from '../../core/formats/grammar.ts'
import { loadStock, selectStockKey, selectStockOffer } from './stock.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'

/**
 * Marks the figures and the primary button in an element with `data-in-view`, for style sheets, while the whole of them is
 * in the window, more than 8 px from each edge.
 */
export function useInView(ref: RefObject<HTMLElement | null>): void {
  // After every render, because the elements come and go with it.
  useEffect(() => {
    const observer = createObserver(
      'IntersectionObserver',
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-in-view', isIntersecting)
      },
      { rootMargin: '-8px', threshold: 1 },
    )
    for (const element of ref.current?.querySelectorAll('.figs, .primary') ?? [])
      observer.observe(element)
    return () => observer.disconnect()
  })
}

/** The price with the terms and the credit notice, and the buttons (spec §2, summary). */
export function SummaryCard() {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const shown = useSelect(selectOffer)
  const { isOutdated } = useSelect(selectPricing)
  const caveat = usePriceCaveat()
  const isUnquoted = useSelect(selectIsUnquoted)
  const [total, ...monthly] = PLACES.total
  const ref = useRef<HTMLDivElement>(null)
  useInView(ref)
  const openForm = (purpose: 'proposal' | 'test-drive') =>
    actions.openModal({ kind: 'contact', purpose })
  const cashPrice = formatPrice(useSelect(selectCashPrice))
  const terms = (
    <p className="quiet price-terms">
      <b>{caveat}</b> <span>{shown && termsWithRates(t, shown)}</span>
    </p>
  )
  return (
    <div ref={ref} className="stack" part="options">
      <div className="framed price-box" data-outdated={isOutdated || undefined}>
        <Figures size="total" of={shown} at={[total]} />
        {cashPrice && <p className="quiet">{t('priceCampaign', { price: cashPrice })}</p>}
        <Slot name="summary-lead-time" />
        <Figures size="stacked" of={shown} at={monthly} />
        {isUnquoted && terms}
        <QuoteRetry />
        <CreditBlock />
        <Slot name="summary-stock-car" />
        {!isUnquoted && terms}
      </div>
      <div className="stack summary-buttons">
        <Button onClick={() => openForm('proposal')}>{t('askProposal')}</Button>
        <Button variant="secondary" onClick={() => openForm('test-drive')}>
          {t('bookTestDrive')}
        </Button>
      </div>
      <SummaryTools />
      {/* Arrives late: it is last, where it moves nothing. */}
      <ClickToBuy />
    </div>
  )
}

/**
 * Cars in stock that match the configuration. Renders nothing if there are none or the request failed (spec §2, §8).
 */
function ClickToBuy() {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect(selectStockKey)
  const offer = useSelect(selectStockOffer)
  useEffect(() => loadStock(store), [store, key])
  if (!offer) return null
  const { count, isExact, url } = offer
  return (
    <section className="stack stock" aria-label={t('clickToBuy')}>
      <p className="quiet">
        {`${t(plural(count, isExact ? 'stockExact' : 'stockPartial'), { n: count })} ${t('stockWhere')}`}
      </p>
      <Slot name="summary-stock-price" />
      <ButtonLink isWide href={url} target="_blank" rel="noopener">
        {t('buyOnline')} <span className="vh">{t('newTab')}</span>
      </ButtonLink>
    </section>
  )
}
