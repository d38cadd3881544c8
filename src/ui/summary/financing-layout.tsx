import { type ReactNode, useId } from 'react'

import financingCss from './financing.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface FinancingLayoutProps {
  readonly title: string
  readonly form: ReactNode
  readonly result: ReactNode
}

/** The form beside its result; stacked in the mobile layout. */
export function FinancingLayout({ title, form, result }: FinancingLayoutProps) {
  useStyles(financingCss)
  const id = useId()
  return (
    <section className="financing" aria-labelledby={id}>
      <div className="financing-form">
        <h2 id={id}>{title}</h2>
        {form}
      </div>
      {result}
    </section>
  )
}
