import type { ReactNode } from 'react'

import { useStyles } from '../base/root-context.tsx'
import textCss from '../base/text.css?inline'

export interface TextSectionProps {
  readonly title: string
  /** Small print, for example legal mentions. */
  readonly isSmall?: boolean
  /** Target of a hash link. */
  readonly id?: string
  readonly children: ReactNode
}

export function TextSection({ title, isSmall, id, children }: TextSectionProps) {
  useStyles(textCss)
  return (
    <section className="section" id={id}>
      <h2>{title}</h2>
      <div className={isSmall ? 'rich small' : 'rich'}>{children}</div>
    </section>
  )
}
