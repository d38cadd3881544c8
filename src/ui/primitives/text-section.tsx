import type { ReactNode } from 'react'
import { IconShape } from './icon.tsx'
import { useStyles } from '../base/element-context.tsx'
import textCss from '../../styles/text.css?inline'

interface TextSectionProps {
  readonly title: string
  /** Language of the title if it is not the page's. */
  readonly lang?: string | undefined
  /** Small print, for example legal mentions. */
  readonly isSmall?: boolean
  /** Whether it is a row that opens. */
  readonly isFolded?: boolean
  /** Target of a hash link. */
  readonly id?: string
  readonly children: ReactNode
}

export function TextSection({ title, lang, isSmall, isFolded, id, children }: TextSectionProps) {
  useStyles(textCss)
  const text = <div className={isSmall ? 'rich quiet' : 'rich'}>{children}</div>
  return (
    <section className="section" id={id}>
      {isFolded ? (
        <details open={location.hash === `#${id}`}>
          <summary className="row">
            <h2 lang={lang}>{title}</h2>
            {/* The chevron of the other rows that open, without the code of their icons. */}
            <IconShape d="m6 9 6 6 6-6" />
          </summary>
          {text}
        </details>
      ) : (
        <>
          <h2 lang={lang}>{title}</h2>
          {text}
        </>
      )}
    </section>
  )
}
