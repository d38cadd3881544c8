import type { ReactNode } from 'react'
import { useStyles } from '../base/root-context.tsx'
import orderCss from './guide-order-line.css?inline'

export interface GuideOrderLineProps {
  readonly text: string
  /** How many of the cards below are marked. */
  readonly count: number
  readonly children: ReactNode
}

/** Stands above the cards of the model list, the first of which are marked. */
export function GuideOrderLine({ text, count, children }: GuideOrderLineProps) {
  useStyles(orderCss)
  return (
    <div className="guide-order" data-count={count}>
      <p>{text}</p>
      {children}
    </div>
  )
}
