import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { TextSection } from '../../ui/text-section.tsx'
import { TrustedHtml } from '../../ui/trusted-html.tsx'
import { ANCHOR } from '../paths.ts'
import { useRangeText } from '../use-range-text.tsx'

/** SEO text and legal mentions of the back office (spec §2, home). */
export function HomeTexts() {
  const t = useRangeText()
  const seo = useSelect((state) => selectBackOffice(state, 'seo'))
  const legal = useSelect((state) => selectBackOffice(state, 'legal'))
  return (
    <>
      {seo && (
        <TextSection id={ANCHOR.about} title={seo.title}>
          <TrustedHtml html={seo.content} />
        </TextSection>
      )}
      {legal && (
        <TextSection id={ANCHOR.legal} title={legal.title || t('legalTitle')} isSmall>
          <TrustedHtml html={legal.content} />
        </TextSection>
      )}
    </>
  )
}
