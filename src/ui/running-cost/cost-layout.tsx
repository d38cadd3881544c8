import type { ReactNode } from 'react'

import formCss from '../form/form.css?inline'
import costCss from './running-cost.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface CostTotalProps {
  readonly label: string
  /** Formatted amount; null shows the reason instead. */
  readonly value: string | null
  readonly unit: string
  readonly reason: string | null
}

/** The total, which stays in view while sliders below it are moved. */
export function CostTotal({ label, value, unit, reason }: CostTotalProps) {
  useStyles(costCss)
  return (
    <div className="cost-total" role="status">
      <span>{label}</span>
      {value === null ? (
        <p>{reason}</p>
      ) : (
        <span>
          <b>{value}</b>
          <small>{unit}</small>
        </span>
      )}
    </div>
  )
}

export interface CostSectionProps {
  readonly title?: string
  readonly children: ReactNode
}

export function CostSection({ title, children }: CostSectionProps) {
  useStyles(costCss)
  useStyles(formCss)
  return (
    <section className="cost">
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

/** One line under the other, as in a calculation. */
export function Formula({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="cost-formula">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** A sentence that explains what is above it. */
export function Remark({ children }: { readonly children: string }) {
  return <p className="cost-remark">{children}</p>
}
