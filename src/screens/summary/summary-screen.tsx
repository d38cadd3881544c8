import { useSelect } from '../../store/context.tsx'
import { StepLayout } from '../../ui/step-layout.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { TextSection } from '../../ui/text-section.tsx'
import { TrustedHtml } from '../../ui/trusted-html.tsx'
import { ANCHOR } from '../paths.ts'
import { CarStage } from '../step/car-stage.tsx'
import { useText } from '../use-text.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { SummaryOverview } from './summary-overview.tsx'

/** Step 5: what was chosen, what it costs, and what to do with it (spec §2, summary). */
export function SummaryScreen() {
  const t = useText()
  const legal = useSelect((state) => selectBackOffice(state, 'legal'))
  return (
    <StepLayout
      stage={<CarStage name={null} subtitle={null} hasToggle />}
      options={<SummaryOverview />}
    >
      <ChoicesSection />
      {legal && (
        <TextSection id={ANCHOR.legal} title={legal.title || t('legalTitle')} isSmall>
          <TrustedHtml html={legal.content} />
        </TextSection>
      )}
    </StepLayout>
  )
}
