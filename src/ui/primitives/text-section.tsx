import type { ReactNode } from 'react'

import { useStyles } from '../base/root-context.tsx'
import textCss from '../base/text.css?inline'

export interface TextSectionProps {
  readonly title: string
  /** Small print, for example legal mentions. */
  readonly isSmall?: boolean
  /** Whether it is a row that opens. */
  readonly isFolded?: boolean
  /** Target of a hash link. */
  readonly id?: string
  readonly children: ReactNode
}

export function TextSection({ title, isSmall, isFolded, id, children }: TextSectionProps) {
  useStyles(textCss)
  const text = <div className={isSmall ? 'rich small' : 'rich'}>{children}</div>
  return (
    <section className="section" id={id}>
      {isFolded ? (
        <details open={location.hash === `#${id}`}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {text}
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {text}
        </>
      )}
    </section>
  )
}
