import { PLACES } from '../../domain/figures/figures.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectEngine, selectModel, selectVersion } from '../../store/configuration/chosen-items.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { SummaryHeader } from '../../ui/summary/summary-header.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { offerTerms, stepFigures } from '../shared/offer/offer-words.ts'
import { useCampaignEnd } from '../shared/use-campaign-end.tsx'
import { useExplanation } from '../shared/use-explanation.tsx'
import { MonthlyTotalNote, useMonthlyTotal } from '../running-cost/monthly-total.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useHeading } from '../shared/use-heading.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'
import { CopyLink } from '../shared/copy-link.tsx'
import { PrintLink } from '../shared/print-link.tsx'
import { UndoChoice } from './summary-tools.tsx'

/** Model, version, totals, financing info and the buttons (spec §2, summary). */
export function SummaryOverview() {
  const t = useText()
  const go = useGo()
  const actions = useActions()
  const heading = useHeading()
  const shown = useOffer()
  const link = useShareLink()
  const monthlyTotal = useMonthlyTotal()
  const product = useSelect((state) => selectBackOffice(state, 'product'))
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const subtitle = useSelect((state) =>
    [selectEngine(state)?.name, selectVersion(state)?.name].filter(Boolean).join(' '),
  )
  return (
    <SummaryHeader
      title={t('summaryHeading', { product, model }).trim()}
      headingRef={heading}
      subtitle={subtitle}
      figures={
        shown
          ? [
              ...stepFigures(t, PLACES.total, shown, () => actions.openModal({ kind: 'finance' })),
              ...monthlyTotal,
            ]
          : []
      }
      isPending={shown?.isPending ?? false}
      note={
        <>
          <CreditBlock />
          <FinancingNote />
        </>
      }
      buttons={
        <>
          <Button
            isWide
            onClick={() => actions.openModal({ kind: 'contact', purpose: 'proposal' })}
          >
            {t('askProposal')}
          </Button>
          <Button
            variant="secondary"
            isWide
            onClick={() => actions.openModal({ kind: 'contact', purpose: 'test-drive' })}
          >
            {t('bookTestDrive')}
          </Button>
        </>
      }
      links={
        <>
          <TextButton onClick={() => go('home')}>{t('newConfiguration')}</TextButton>
          <TextButton
            onClick={() => actions.openModal({ kind: 'contact', purpose: 'configuration-email' })}
          >
            {t('sendByEmail')}
          </TextButton>
          <PrintLink link={link} />
          <CopyLink
            link={link}
            title={t('contactSubjectShare', { model })}
            copiedText={t('linkCopied')}
          />
          <UndoChoice />
        </>
      }
    />
  )
}

/** What the monthly payment is based on, followed by the back office's own text (spec §2, financing info text). */
function FinancingNote() {
  const t = useText()
  const shown = useOffer()
  const explanation = useExplanation()
  const campaignEnd = useCampaignEnd()
  const text = useSelect((state) => selectBackOffice(state, 'summary'))
  const terms = shown && offerTerms(t, shown)
  return (
    <>
      {explanation && <p>{explanation}</p>}
      {terms && <p>{terms}</p>}
      <MonthlyTotalNote />
      {campaignEnd && shown?.creditType === 'CREDIT' && <p>{campaignEnd}</p>}
      {text && (
        <>
          {text.title && <h2>{text.title}</h2>}
          <SanitisedHtml html={text.content} />
        </>
      )}
    </>
  )
}
