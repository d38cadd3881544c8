import { useEffect, useLayoutEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { PLACES } from '../../core/offer/figures.ts'
import { choicesOn } from '../../core/configuration/choice-steps.ts'
import { nextStep, previousStep } from '../../core/configuration/guards.ts'
import type { StepId } from '../../core/configuration/steps.ts'
import { stopWaiting } from '../../core/routing/follow-route.ts'
import { updateSimulation } from '../../core/offer/simulate-loan.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { isSettled, selectChoicesStatus } from '../../core/catalogue/lists.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { PriceFooter } from './layout/price-footer.tsx'
import { announceOffer, creditFigures } from '../../ui/offer/offer-words.ts'
import { added, Slot } from '../../ui/base/slots.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useConfiguredWltp } from '../legal/configured-wltp.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { useExplanation, usePriceCaveat } from '../../ui/offer/use-explanation.tsx'
import { useGo } from '../../core/routing/use-go.tsx'
import { useStepFigures } from '../../ui/offer/use-step-figures.tsx'
import { useOffer } from '../../ui/offer/use-offer.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import type { Row } from '../../ui/primitives/rows.tsx'

/** The layout of a step's price bar. On the colour steps it has the official values, which cards show on the steps before. */
export function footerLayout(step: StepId): 'figures' | 'values' | 'summary' {
  if (step === 'summary') return 'summary'
  return step === 'exterior' || step === 'interior' ? 'values' : 'figures'
}

/**
 * The price bar: 'Anterior', the figures with their explanation, and 'Continuar', or on the summary 'Pedir Proposta' and,
 * while the figures are outdated, 'Atualizar valores'.
 */
export function StepFooter({ step }: { readonly step: StepId }) {
  const t = useText()
  const go = useGo()
  const store = useConfiguratorStore()
  const isAwaiting = useAwaiting()
  const stepFigures = useStepFigures()
  const shown = useOffer()
  const explanation = useExplanation()
  const caveat = usePriceCaveat()
  const wltp = useConfiguredWltp()
  const rows = useAddedRows()
  const hasEngine = useSelect((state) => selectChosenItems(state).engine !== null)
  const isKnown = useSelect((state) => state.configuration.modelId !== null)
  // The price may be known before its quote is requested, or before the limits of the financing: show no caveat yet.
  const isAboutToAsk = useSelect((state) => {
    const { key, quote } = selectPricing(state)
    return !isSettled(state.site.config) || (key !== null && quote === null)
  })
  const needsUpdate = useSelect((state) => selectPricing(state).needsUpdate)
  const isBlocked = useSelect((state) => selectChoicesStatus(state, choicesOn(step)) === 'failed')
  if (!shown || !isKnown) return null
  const layout = footerLayout(step)
  const isSummary = layout === 'summary'
  const propose = needsUpdate
    ? { label: t('updateValues'), onClick: () => void updateSimulation(store) }
    : {
        label: t('askProposal'),
        onClick: () => store.actions.openModal({ kind: 'contact', purpose: 'proposal' }),
      }
  const note = needsUpdate ? caveat : explanation
  // On the summary, the financing section announces the buyer's own simulation and that it is outdated.
  const announcement =
    shown.isPending || needsUpdate || (isSummary && shown.basis === 'simulation')
      ? ''
      : [announceOffer(t, shown), caveat].filter(Boolean).join(' ')
  return (
    <PriceFooter
      label={t('priceBar')}
      screen={step}
      previous={
        isSummary ? null : { label: t('previous'), onClick: () => go(previousStep(step) ?? 'home') }
      }
      next={
        isSummary
          ? propose
          : {
              label: t('continue'),
              onClick: () => go(nextStep(step) ?? 'home'),
              isBusy: isAwaiting,
              isBlocked,
            }
      }
      notice={<CreditBlock />}
      figures={stepFigures(PLACES.bar, shown)}
      values={layout === 'values' ? wltpRows(t, hasEngine ? wltp : null) : []}
      details={[...creditFigures(t, PLACES.barDetails, shown, shown.creditType), ...rows]}
      more={<Slot name="bar-more" step={step} />}
      detailsText={t('offerDetails')}
      detailsLabel={t('priceDetails')}
      note={isBlocked ? t('continueBlocked') : note}
      isNotePinned={isBlocked || (caveat !== null && !isAboutToAsk)}
      isPending={shown.isPending}
      isOutdated={needsUpdate}
      announcement={isAwaiting ? t('continueSoon') : announcement}
    />
  )
}

/** The rows of optional features among the details. */
function useAddedRows(): readonly Row[] {
  const t = useText()
  const rows = added('barRow')
  const values = useSelect(useShallow((state) => rows.map(({ value }) => value(t, state))))
  return rows.flatMap(({ label }, index) => {
    const value = values[index]
    return value ? { label: label(t), value } : []
  })
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
