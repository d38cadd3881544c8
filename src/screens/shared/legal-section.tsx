import { siteLanguage } from '../../labels/site-language.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { ANCHOR } from '../routing/anchors.ts'
import { useLineUpText } from './use-line-up-text.tsx'

/** The back office's legal mentions, if there are any (spec §2). */
export function LegalSection() {
  const t = useLineUpText()
  const legal = useSelect((state) => selectBackOffice(state, 'legal'))
  return (
    legal && (
      <TextSection
        id={ANCHOR.legal}
        title={legal.title || t('legalTitle')}
        lang={legal.title ? siteLanguage() : undefined}
        isSmall
      >
        <SanitisedHtml html={legal.content} />
      </TextSection>
    )
  )
}
