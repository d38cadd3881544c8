import { useSelect } from '../../core/store/context.tsx'
import type { Modals } from '../../core/store/state.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readSection } from '../../core/content-site/read-section.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'
import textCss from '../../styles/text.css?inline'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { GuaranteeSlot } from '../legal/legal-line.tsx'
import { ConfiguredExample, OfferExample } from './representative-example.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useCampaignEnd } from '../../ui/offer/use-last-day.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** Price and financing legal details, behind every info icon (spec §2). */
export function FinanceModal({ offer }: Modals['finance']) {
  useStyles(textCss)
  const t = useText()
  const campaignEnd = useCampaignEnd()
  const finance = useSelect((state) => selectBackOffice(state, 'financeSect', readSection))
  return (
    <StoreModal title={finance?.title || t('financingTitle')}>
      <div className="rich">
        {finance?.content ? (
          <SanitisedHtml html={finance.content} />
        ) : (
          <p>{t('financingFallback')}</p>
        )}
        {campaignEnd && <p>{campaignEnd}</p>}
      </div>
      {offer ? <OfferExample offer={offer} /> : <ConfiguredExample />}
      <CreditBlock />
      <GuaranteeSlot />
    </StoreModal>
  )
}
