import { type ReactNode, type Ref, useRef } from 'react'

import { type Figure, Figures } from '../primitives/figures.tsx'
import { useInView } from '../base/use-in-view.tsx'
import { useStyles } from '../base/root-context.tsx'
import { Cluster } from '../layout/layout.tsx'
import summaryCss from './summary.css?inline'

export interface SummaryHeaderProps {
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly subtitle: string
  readonly figures: readonly Figure[]
  readonly isPending?: boolean
  /** Financing info text. */
  readonly note: ReactNode
  /** Stacked buttons. */
  readonly buttons: ReactNode
  /** Text buttons in a row. */
  readonly links: ReactNode
}

export function SummaryHeader({ headingRef, ...props }: SummaryHeaderProps) {
  useStyles(summaryCss)
  const ref = useRef<HTMLDivElement>(null)
  useInView(ref, '.figs, .primary')
  return (
    <div ref={ref} className="summary-head" part="options">
      <h1 ref={headingRef} tabIndex={-1}>
        {props.title}
      </h1>
      <p>{props.subtitle}</p>
      <Figures size="stacked" items={props.figures} isPending={props.isPending} />
      {/* Above the note, whose text arrives late and in parts: a button that moves is missed by a quick tap. */}
      <div className="summary-buttons">{props.buttons}</div>
      <div className="soft">{props.note}</div>
      <Cluster>{props.links}</Cluster>
    </div>
  )
}
