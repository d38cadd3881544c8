import type { ReactNode } from 'react'
import { Accordion } from '../../ui/primitives/accordion.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { selectItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { useSelect } from '../../core/store/context.tsx'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import sheetCss from '../steps/layout/sheet.css?inline'
import { publishStepTop } from '../steps/layout/pin-bar.ts'
import summaryCss from './summary.css?inline'
import { CarStage } from '../viewer/stage.tsx'
import { Slot } from '../../ui/base/slots.tsx'
import { ChoicesSection } from './choices-section.tsx'
import {
  EquipmentDisclosure,
  GuaranteeDisclosure,
  LegalDisclosure,
  WltpDisclosure,
} from './disclosures.tsx'
import { FinancingSection } from './financing-section.tsx'
import { PrintedMark, PrintedSheet } from './printed-sheet.tsx'
import { SummaryCard } from './summary-card.tsx'
import { addTexts } from '../../labels/texts.ts'
import { leadLabels } from '../leads/labels.pt-PT.ts'

addTexts(leadLabels)

/**
 * Step 5: the car, its price with the actions, the chosen items, and everything else in rows that open (spec §2, summary).
 */
export function SummaryScreen() {
  useStyles(sheetCss)
  useStyles(summaryCss)
  return (
    <div ref={publishStepTop} className="summary">
      <div className="summary-stage">
        <CarStage hasToggle />
      </div>
      <SummaryName />
      <div className="summary-card">
        <SummaryCard />
      </div>
      <div className="stack summary-rows">
        <ChoicesSection />
        <PrintedSheet />
        {/* What the car has, what it costs, when it comes, and the texts. */}
        <Panel>
          <EquipmentDisclosure />
          <WltpDisclosure />
        </Panel>
        <Panel>
          <FinancingSection />
          <Slot name="summary-costs" />
        </Panel>
        <Panel>
          <Slot name="summary-delivery" />
        </Panel>
        <Panel>
          <GuaranteeDisclosure />
          <LegalDisclosure />
        </Panel>
      </div>
    </div>
  )
}

/** Rows that belong together; not shown if none of them has anything to say. */
function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <div className="summary-panel">
      <Accordion>{children}</Accordion>
    </div>
  )
}

/** The model, and all choices in one line. */
function SummaryName() {
  const t = useText()
  const heading = useHeading()
  const product = useSelect(selectProduct)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const items = useSelect(selectItems)
  return (
    <div className="summary-name">
      <PrintedMark />
      <h1 ref={heading} tabIndex={-1}>
        {t('summaryHeading', { product, model }).trim()}
      </h1>
      <p className="quiet">
        <Dotted areNames items={CHOICE_KINDS.flatMap((kind) => items[kind]?.name ?? [])} />
      </p>
    </div>
  )
}
