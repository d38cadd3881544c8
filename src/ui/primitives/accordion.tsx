import type { ReactNode } from 'react'

import { LazyIcon } from './lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import sectionsCss from './sections.css?inline'
import textCss from '../base/text.css?inline'

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
            <LazyIcon name="down" />
          </summary>
          <div className="rich">{content}</div>
        </details>
      ))}
    </div>
  )
}
