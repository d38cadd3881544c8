import { useSelect } from '../../core/store/context.tsx'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readLegalSection } from '../../core/content-site/read-section.ts'
import { selectSiteLanguage } from '../../core/catalogue/site-language.ts'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { ANCHOR } from '../../core/routing/anchors.ts'
import { useLegalText } from './use-legal-text.tsx'

/** The back office's legal mentions, if there are any (spec §2). */
export function LegalSection() {
  const t = useLegalText()
  const legal = useSelect((state) => selectBackOffice(state, 'legalSect', readLegalSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    legal && (
      <TextSection
        id={ANCHOR.legal}
        title={legal.title || t('legalTitle')}
        lang={legal.title ? siteLanguage : undefined}
        isSmall
      >
        <SanitisedHtml html={legal.content} />
      </TextSection>
    )
  )
}
