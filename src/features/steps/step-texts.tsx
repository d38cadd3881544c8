import { useMemo } from 'react'
import { readMotorFaqs } from './read-motor-faqs.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { selectBackOffice, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { readFeaturedSection } from '../../core/content-site/values.ts'
import { isSettled } from '../../core/catalogue/lists.ts'
import type { State } from '../../core/store/state.ts'
import { selectCarPictures } from '../viewer/pictures/pictures.ts'
import { Accordion, Disclosure } from '../../ui/primitives/accordion.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import textCss from '../../styles/text.css?inline'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { GuaranteeSlot, LegalSection } from '../legal/legal-line.tsx'
import { ANCHOR } from '../../ui/base/use-hash-link.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

const SOURCES = ['backOffice', 'intros', 'carPods'] as const

/**
 * Whether any source is still loading. Texts shown before all have loaded would move down and cause a layout shift.
 */
export function selectAreTextsLoading(state: State): boolean {
  return !SOURCES.every((source) => isSettled(state.site[source]))
}

/** Introduction, featured block, FAQs and legal mentions, if the back office has them (spec §2, motors). */
export function StepTexts({ hasFaqs }: { readonly hasFaqs: boolean }) {
  useStyles(textCss)
  const t = useText()
  const modelId = useSelect((state) => selectModel(state)?.id)
  const intro = useSelect((state) =>
    state.site.intros?.data?.find((item) => item.modelId === modelId),
  )
  const featured = useSelect((state) =>
    selectBackOffice(state, 'destaqueSect', readFeaturedSection),
  )
  const siteLanguage = useSelect(selectSiteLanguage)
  const picture = useSelect((state) => selectCarPictures(state)[0] ?? null)
  const wire = useSelect((state) => selectBackOffice(state, 'faqs'))
  const faqs = useMemo(() => readMotorFaqs(wire ?? {}), [wire])
  if (useSelect(selectAreTextsLoading)) return null
  return (
    <>
      {featured && (
        <section className="section">
          {picture && <Picture src={picture} width="1200" height="675" loading="lazy" />}
          <div className="stack rich">
            <h2 lang={siteLanguage}>{featured.title}</h2>
            <SanitisedHtml html={featured.content} />
          </div>
        </section>
      )}
      {hasFaqs && intro && (
        <TextSection title={intro.title} lang={siteLanguage}>
          <SanitisedHtml html={intro.content} />
        </TextSection>
      )}
      {hasFaqs && faqs.length > 0 && (
        <TextSection id={ANCHOR.faqs} title={t('faqTitle')}>
          <Accordion>
            {faqs.map(({ question, answer }, index) => (
              <Disclosure
                key={question}
                title={question}
                lang={siteLanguage}
                isOpenAtFirst={index === 0}
              >
                <SanitisedHtml html={answer} />
              </Disclosure>
            ))}
          </Accordion>
        </TextSection>
      )}
      <LegalSection />
      <GuaranteeSlot />
    </>
  )
}
