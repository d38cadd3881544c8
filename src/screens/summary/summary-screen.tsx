import { useRef, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Accordion } from '../../ui/primitives/accordion.tsx'
import { useHeading } from '../shared/use-heading.tsx'
import { useText } from '../shared/use-text.tsx'
import { CHOICE_KINDS } from '../../domain/steps/choice-steps.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { selectItems, selectModel } from '../../store/configuration/chosen-items.ts'
import { useSelect } from '../../store/context.tsx'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { useStyles } from '../../ui/base/root-context.tsx'
import flowCss from '../../ui/shell/flow.css?inline'
import { useStepTop } from '../../ui/shell/use-step-top.tsx'
import summaryCss from '../../ui/summary/summary.css?inline'
import { CarStage } from '../step/car-stage.tsx'
import { LeadTimeFold } from '../lead-time/lead-time.tsx'
import { MonthlyTotal } from '../running-cost/monthly-total.tsx'
import { StockCarsFold } from '../stock-cars/stock-cars-fold.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { EquipmentFold, GuaranteeFold, LegalFold, WltpFold } from './folds.tsx'
import { FinancingSection } from './financing-section.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { SummaryCard } from './summary-card.tsx'

/**
 * Step 5: the car, its price with the actions, the chosen items, and everything else in rows that open (spec §2, summary).
 */
export function SummaryScreen() {
  useStyles(flowCss)
  useStyles(summaryCss)
  const ref = useRef<HTMLDivElement>(null)
  useStepTop(ref)
  return (
    <div ref={ref} className="summary">
      <div className="summary-stage">
        <CarStage name={null} subtitle={null} hasToggle />
      </div>
      <div className="summary-name">
        <SummaryName />
      </div>
      <div className="summary-card">
        <SummaryCard />
      </div>
      <div className="summary-rows">
        <ChoicesSection />
        <PrintedSheet />
        {/* What the car has, what it costs, when it comes, and the texts. */}
        <Panel>
          <EquipmentFold />
          <WltpFold />
        </Panel>
        <Panel>
          <FinancingSection />
          <MonthlyTotal />
        </Panel>
        <Panel>
          <LeadTimeFold />
          <StockCarsFold />
        </Panel>
        <Panel>
          <GuaranteeFold />
          <LegalFold />
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
  const product = useSelect((state) => selectBackOffice(state, 'product'))
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const items = useSelect(useShallow(selectItems))
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('summaryHeading', { product, model }).trim()}
      </h1>
      <p>
        <Dotted items={CHOICE_KINDS.flatMap((kind) => items[kind]?.name ?? [])} />
      </p>
    </>
  )
}
