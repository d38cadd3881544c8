import { type ReactNode, useRef } from 'react'

import { useStyles } from '../base/root-context.tsx'
import { useIsMobile } from '../base/use-element-width.tsx'
import flowCss from '../shell/flow.css?inline'
import { useStepTop } from '../shell/use-step-top.tsx'
import summaryCss from './summary.css?inline'

export interface SummaryLayoutProps {
  /** A `Stage` element. */
  readonly stage: ReactNode
  /** The car's name, on the stage or below it. */
  readonly name: ReactNode
  readonly card: ReactNode
  /** The rows beside the card. */
  readonly children: ReactNode
}

/** The stage above the rows and the price card, in the order in which they are read: the card follows the car on mobile. */
export function SummaryLayout({ stage, name, card, children }: SummaryLayoutProps) {
  useStyles(flowCss)
  useStyles(summaryCss)
  const ref = useRef<HTMLDivElement>(null)
  useStepTop(ref)
  const parts = [
    <div key="card" className="summary-card">
      {card}
    </div>,
    <div key="rows" className="summary-rows">
      {children}
    </div>,
  ]
  return (
    <div ref={ref} className="summary">
      <div className="summary-stage">{stage}</div>
      <div className="summary-name">{name}</div>
      {useIsMobile() ? parts : parts.toReversed()}
    </div>
  )
}
