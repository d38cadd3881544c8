import { useSelect } from '../../core/store/context.tsx'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readSection } from '../../core/content-site/read-section.ts'
import { selectSiteLanguage } from '../../core/catalogue/site-language.ts'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { LegalSection } from '../legal/legal-section.tsx'
import { ANCHOR } from '../../core/routing/anchors.ts'

/** The back office's SEO text, folded, and legal mentions (spec §2, home). */
export function HomeTexts() {
  const seo = useSelect((state) => selectBackOffice(state, 'seo', readSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  const hasFailed = useSelect((state) => state.site.models?.status === 'failed')
  return (
    <>
      {hasFailed && <slot name="contact" />}
      {seo && (
        <TextSection id={ANCHOR.about} title={seo.title} lang={siteLanguage} isFolded>
          <SanitisedHtml html={seo.content} />
        </TextSection>
      )}
      <LegalSection />
    </>
  )
}
