import { nextStep, previousStep } from '../../domain/steps/step-moves.ts'
import type { StepId } from '../../domain/steps/steps.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { quoteKey } from '../../store/financing/offer.ts'
import { PriceFooter } from '../../ui/shell/price-footer.tsx'
import { announceOffer, offerDetails, stepFigures } from './offer-words.ts'
import { useExplanation, usePriceCaveat } from '../shared/use-explanation.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useOffer } from '../shared/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'

/**
 * The price bar: 'Anterior', the figures with their explanation, and 'Continuar', or 'Pedir Proposta' on the summary.
 */
export function StepFooter({ step }: { readonly step: StepId }) {
  const t = useText()
  const go = useGo()
  const actions = useActions()
  const shown = useOffer()
  const explanation = useExplanation()
  const reservation = usePriceCaveat()
  const isKnown = useSelect((state) => state.configuration.modelId !== null)
  // While choices are restored, the price is briefly known before its quote is requested: show no caveat yet.
  const isAboutToAsk = useSelect((state) => {
    const key = quoteKey(state)
    return key !== null && key !== state.quote.key
  })
  if (!shown || !isKnown) return null
  const isSummary = step === 'summary'
  return (
    <PriceFooter
      label={t('priceBar')}
      previous={
        isSummary ? null : { label: t('previous'), onClick: () => go(previousStep(step) ?? 'home') }
      }
      next={
        isSummary
          ? {
              label: t('askProposal'),
              onClick: () => actions.openModal({ kind: 'contact', purpose: 'proposal' }),
            }
          : { label: t('continue'), onClick: () => go(nextStep(step) ?? 'home') }
      }
      figures={stepFigures(t, shown, 'priceFrom', () => actions.openModal({ kind: 'finance' }))}
      details={offerDetails(t, shown)}
      detailsLabel={t('priceDetails')}
      note={explanation}
      isNotePinned={reservation !== null && !isAboutToAsk}
      isPending={shown.isPending}
      announcement={
        // On the summary, the financing section announces the buyer's own simulation.
        shown.isPending || (isSummary && shown.basis === 'simulation')
          ? ''
          : [announceOffer(t, shown), reservation].filter(Boolean).join(' ')
      }
    />
  )
}
