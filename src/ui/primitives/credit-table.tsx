import type { ReactNode } from 'react'
import creditTableCss from './credit-table.css?inline'
import { useStyles } from '../base/element-context.tsx'

interface CreditTableProps {
  readonly label: string
  /** Scrolls inside its own region once it is higher than most of the window. */
  readonly isLong?: boolean
  /** `thead`, `tbody` and `tfoot` elements. */
  readonly children: ReactNode
}

/** A table of figures in a region that can be scrolled by keyboard; its headers are sticky. */
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
