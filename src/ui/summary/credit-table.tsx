import type { ReactNode } from 'react'

import creditTableCss from './credit-table.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface CreditTableProps {
  readonly label: string
  /** Scrolls by itself once it is higher than most of the window. */
  readonly isLong?: boolean
  /** thead, tbody, tfoot. */
  readonly children: ReactNode
}

/** A table of figures in a region that scrolls, by keyboard too; its heads stay in sight. */
export function CreditTable({ label, isLong, children }: CreditTableProps) {
  useStyles(creditTableCss)
  return (
    <div
      className={isLong ? 'credit-table long' : 'credit-table'}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table aria-label={label}>{children}</table>
    </div>
  )
}
