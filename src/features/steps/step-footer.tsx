import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { formatPrice } from '../../core/formats/format.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { choicesOn } from '../../core/configuration/choice-steps.ts'
import { nextStep, previousStep } from '../../core/configuration/guards.ts'
import type { StepId } from '../../core/configuration/configuration.ts'
import { stopWaiting } from '../../core/routing/follow-route.ts'
import { updateSimulation } from '../../core/offer/simulate-loan.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { capitalized } from '../../core/values/texts.ts'
import { isSettled, selectChoicesStatus } from '../../core/catalogue/lists.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import {
  selectCashPrice,
  selectIsUnquoted,
  selectOffer,
  selectPricing,
} from '../../core/offer/pricing.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { creditFigures, Figures } from '../../ui/offer/figures.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { pinBar } from './layout/pin-bar.ts'
import { useSinglePress } from './layout/use-single-press.tsx'
import footerCss from './layout/footer.css?inline'
import primitivesCss from '../../styles/primitives.css?inline'
import { announceOffer } from '../../ui/offer/offer-words.ts'
import { added, Slot } from '../../ui/base/slots.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useConfiguredWltp } from '../legal/wltp-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { usePriceCaveat, usePriceExplanation, QuoteRetry } from '../../ui/offer/use-explanation.tsx'
import { useGo } from '../../core/routing/use-route.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'

/** The layout of a step's price bar. On the colour steps it has the official values, which cards show on the steps before. */
export function footerLayout(step: StepId): 'figures' | 'values' | 'summary' {
  if (step === 'summary') return 'summary'
  return step === 'exterior' || step === 'interior' ? 'values' : 'figures'
}

/** The price, in larger type, and what follows the button of the details. */
const [price, ...credit] = PLACES.bar

/**
 * The price bar: 'Anterior', the figures with their explanation, and 'Continuar', or on the summary 'Pedir Proposta' and,
 * while the figures are outdated, 'Atualizar valores'. Sticky at the bottom of the window: must be shown last in the inner
 * root.
 */
export function StepFooter({ step }: { readonly step: StepId }) {
  useStyles(footerCss)
  useStyles(primitivesCss)
  const t = useText()
  const go = useGo()
  const store = useConfiguratorStore()
  const offer = useSelect(selectOffer)
  const isAwaiting = useAwaiting()
  const explanation = usePriceExplanation()
  const caveat = usePriceCaveat()
  const wltp = useConfiguredWltp()
  const barRows = added('barRow')
  const barValues = useSelect((state) => barRows.map(({ value }) => value(t, state)))
  const cashPrice = formatPrice(useSelect(selectCashPrice))
  const hasEngine = useSelect((state) => selectChosenItems(state).engine !== null)
  // The price may be known before its quote is requested, or before the limits of the financing: show no caveat yet.
  const isQuoteDue = useSelect((state) => {
    const { key, quote } = selectPricing(state)
    return !isSettled(state.site.config) || (key !== null && quote === null)
  })
  const needsUpdate = useSelect((state) => selectPricing(state).needsUpdate)
  const isUnquoted = useSelect(selectIsUnquoted)
  // Unchecked by the buyer: before its list is there, nothing is missing.
  const missing = useSelect(({ configuration: made }) =>
    (step === 'engine' || step === 'version') && made[`${step}Id`] !== null
      ? !made[`is${capitalized(step)}Selected`] && t(`missing${capitalized(step)}`)
      : false,
  )
  const isBlocked = useSelect((state) => selectChoicesStatus(state, choicesOn(step)) === 'failed')
  const pressOnce = useSinglePress(step)
  // By step: another one begins with them closed.
  const [detailedOn, setDetailedOn] = useState<StepId | null>(null)
  const isDetailed = detailedOn === step
  if (!offer) return null
  const layout = footerLayout(step)
  const isSummary = layout === 'summary'
  const values = layout === 'values' ? wltpRows(t, hasEngine ? wltp : null) : []
  const details = [
    ...(cashPrice ? [{ label: t('cashPrice'), value: cashPrice }] : []),
    ...creditFigures(t, PLACES.barDetails, offer, offer.creditType),
    ...barRows
      .map(({ label }, index) => ({ label: label(t), value: barValues[index] ?? null }))
      .filter(({ value }) => value),
  ]
  const isCaveatDue = caveat !== null && !isQuoteDue
  const proposal = needsUpdate ? 'updateValues' : 'askProposal'
  const onLabel = isSummary ? proposal : 'continue'
  const notes = isBlocked
    ? [isCaveatDue && caveat, t('continueBlocked')]
    : [missing || (!needsUpdate && !isUnquoted && explanation), caveat]
  const note = notes.filter(Boolean).join(' ')
  // On the summary, the financing section announces the buyer's own simulation and that it is outdated.
  const announcement =
    offer.isPending || needsUpdate || (isSummary && offer.basis === 'simulation')
      ? ''
      : [missing, announceOffer(t, offer), caveat].filter(Boolean).join(' ')
  return (
    <section
      ref={pinBar}
      className="between footer"
      part="footer"
      aria-label={t('priceBar')}
      data-outdated={needsUpdate || undefined}
      data-detailed={isDetailed || undefined}
    >
      <CreditBlock />
      {!isSummary && (
        <Button
          variant="secondary"
          data-go="back"
          {...pressOnce(() => go(previousStep(step) ?? 'home'))}
        >
          <StepIcon name="arrow-left" />
          <span>{t('previous')}</span>
        </Button>
      )}
      <div className="footer-figures">
        <Figures size="footer" of={offer} at={[price]} />
        {details.length > 0 && (
          <button
            type="button"
            className="soft tiny footer-more"
            aria-label={t('priceDetails')}
            aria-expanded={isDetailed}
            onClick={() => setDetailedOn((on) => (on === step ? null : step))}
            onKeyDown={({ key }) => key === 'Escape' && setDetailedOn(null)}
          >
            <span>{t('offerDetails')}</span>
            <StepIcon name={isDetailed ? 'down' : 'up'} size={16} />
          </button>
        )}
        <Figures size="footer" of={offer} at={credit} />
        {note && (
          // A caveat to the figures is never collapsed.
          <p
            className="whole soft tiny note"
            data-pinned={isBlocked || missing || isCaveatDue || undefined}
          >
            <span>{note}</span> <QuoteRetry />
          </p>
        )}
        {values.length > 0 && <Rows className="rows details values" items={values} />}
        {details.length > 0 && <Rows className="rows details" items={details} />}
        {isDetailed && (
          <Suspense>
            <Slot name="bar-more" step={step} />
          </Suspense>
        )}
      </div>
      <Button
        data-go="on"
        aria-busy={isAwaiting || undefined}
        disabled={isBlocked}
        {...pressOnce(() => {
          if (!isSummary) go(nextStep(step) ?? 'home')
          else if (needsUpdate) void updateSimulation(store)
          else store.actions.openModal({ kind: 'contact', purpose: 'proposal' })
        })}
      >
        {isAwaiting && <i className="spinner" />}
        <span>{t(onLabel)}</span>
      </Button>
      <p role="status" className="vh">
        {isAwaiting ? t('continueSoon') : announcement}
      </p>
    </section>
  )
}

/** Whether 'Continuar' waits for the step to load. Escape ends the wait, and so does leaving the steps. */
function useAwaiting(): boolean {
  const store = useConfiguratorStore()
  const isAwaiting = useSelect((state) => Boolean(state.awaited))
  // A layout effect, because the visitor may press Escape before passive effects run.
  useLayoutEffect(() => {
    if (!isAwaiting) return
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') stopWaiting(store)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isAwaiting, store])
  useEffect(() => () => stopWaiting(store), [store])
  return isAwaiting
}
