import type { ReactNode } from 'react'

import { MoreIcon } from './more-icon.tsx'
import { useStyles } from './root-context.tsx'
import sectionsCss from './sections.css?inline'
import textCss from './text.css?inline'

export interface AccordionItem {
  readonly title: string
  readonly content: ReactNode
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  readonly isFirstOpen?: boolean
}

export function Accordion({ items, isFirstOpen }: AccordionProps) {
  useStyles(textCss)
  useStyles(sectionsCss)
  return (
    <div className="accordion">
      {items.map(({ title, content }, index) => (
        <details key={title} open={isFirstOpen && index === 0}>
          <summary>
            <h3>{title}</h3>
            <MoreIcon name="down" />
          </summary>
          <div className="rich">{content}</div>
        </details>
      ))}
    </div>
  )
}
