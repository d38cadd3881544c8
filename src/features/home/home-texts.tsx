import type { Address } from '../../platform/address.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectBackOffice, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { readSection } from '../../core/content-site/values.ts'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { Optional } from '../../ui/base/lazy-part.tsx'
import { ANCHOR, useHashLink } from '../../ui/base/use-hash-link.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { GuaranteeSlot, LegalLine, LegalSection } from '../legal/legal-line.tsx'

/** The texts below the model list: legal information and what the back office says (spec §2, home). */
export function HomeTexts({ address }: { readonly address: Address }) {
  useHashLink(
    address,
    useSelect((state) => state.visits),
  )
  const hasFailed = useSelect((state) => state.site.models?.status === 'failed')
  return (
    <>
      <Optional>
        <CreditBlock />
      </Optional>
      {hasFailed && <slot name="contact" />}
      <Optional>
        <AboutSection />
        <LegalSection />
      </Optional>
      <Optional>
        <GuaranteeSlot />
        <LegalLine />
      </Optional>
    </>
  )
}

/** The back office's SEO text, folded. */
function AboutSection() {
  const seo = useSelect((state) => selectBackOffice(state, 'seo', readSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    seo && (
      <TextSection id={ANCHOR.about} title={seo.title} lang={siteLanguage} isFolded>
        <SanitisedHtml html={seo.content} />
      </TextSection>
    )
  )
}
