import type { ReactNode } from 'react'

import creditTableCss from './credit-table.css?inline'
import { useStyles } from './root-context.tsx'

export interface CreditTableProps {
  readonly label: string
  /** thead, tbody, tfoot. */
  readonly children: ReactNode
}

/** A table of figures in a region that scrolls, by keyboard too; its heads stay in sight. */
export function CreditTable({ label, children }: CreditTableProps) {
  useStyles(creditTableCss)
  return (
    <div className="credit-table" role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>{children}</table>
    </div>
  )
}
