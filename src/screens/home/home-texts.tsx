import { Suspense } from 'react'
import { whenIdle } from '../../browser/page.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/line-up.ts'
import { lazyPart, Nothing } from '../../ui/base/lazy-part.tsx'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { TrustedHtml } from '../../ui/base/trusted-html.tsx'
import { LegalSection } from '../shared/legal-section.tsx'
import { ANCHOR } from '../routing/anchors.ts'

/** Not before the pictures: nobody needs help in the first moment. */
const GuideEntry = lazyPart(async () => {
  await new Promise<void>(whenIdle)
  return (await import('../guided-start/guide-entry.tsx')).GuideEntry
}, Nothing)

/** The back office's SEO text and legal mentions (spec §2, home). */
export function HomeTexts() {
  const seo = useSelect((state) => selectBackOffice(state, 'seo'))
  return (
    <>
      <Suspense>
        <GuideEntry />
      </Suspense>
      {seo && (
        <TextSection id={ANCHOR.about} title={seo.title}>
          <TrustedHtml html={seo.content} />
        </TextSection>
      )}
      <LegalSection />
    </>
  )
}
