import { StepLayout } from '../../ui/shell/step-layout.tsx'
import { GuaranteeSlot } from '../legal/guarantee-slot.tsx'
import { LegalSection } from '../shared/legal-section.tsx'
import { CarStage } from '../step/car-stage.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ClickToBuy } from './click-to-buy.tsx'
import { FinancingSection } from './financing-section.tsx'
import { SummaryOverview } from './summary-overview.tsx'

/** Step 5: the chosen items, the price and the actions (spec §2, summary). */
export function SummaryScreen() {
  return (
    <StepLayout
      stage={<CarStage name={null} subtitle={null} hasToggle />}
      options={<SummaryOverview />}
    >
      <div className="summary-chosen">
        <ChoicesSection />
        <ClickToBuy />
      </div>
      <FinancingSection />
      <LegalSection />
      <GuaranteeSlot />
    </StepLayout>
  )
}
