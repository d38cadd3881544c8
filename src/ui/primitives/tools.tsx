import type { ComponentProps, ReactNode } from 'react'

import { SummaryIcon, type SummaryIconName } from './summary-icon.tsx'

/** Buttons with an icon above a word, and what they report below them. */
export function Tools({ children }: { readonly children: ReactNode }) {
  return <div className="row wrap top tools">{children}</div>
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: SummaryIconName
}

/** A row with an icon before its words. */
export function ToolRow({ icon, children, ...rest }: ToolProps) {
  return (
    <button {...rest} type="button" className="row tool-row">
      <SummaryIcon name={icon} />
      <span>{children}</span>
    </button>
  )
}

export function Tool({ icon, children, ...rest }: ToolProps) {
  return (
    <button {...rest} type="button" className="tool">
      <SummaryIcon name={icon} />
      <span>{children}</span>
    </button>
  )
}
