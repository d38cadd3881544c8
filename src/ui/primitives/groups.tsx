import type { ReactNode } from 'react'
import { selectSiteLanguage } from '../../core/catalogue/site-language.ts'
import { useSelect } from '../../core/store/context.tsx'
import { StepIcon } from './step-icon.tsx'
import { useStyles } from '../base/use-styles.tsx'
import sectionsCss from './sections.css?inline'

export interface Group {
  readonly title: string
  readonly content: ReactNode
}

/** Technical data or equipment in groups, each with a heading. */
export function Groups({ groups }: { readonly groups: readonly Group[] }) {
  useStyles(sectionsCss)
  return (
    <div className="groups">
      {groups.map(({ title, content }) => (
        <section key={title}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </div>
  )
}

interface CheckedItem {
  readonly id: string
  readonly content: ReactNode
}

/** What a car has, item by item, in the words of the content site. */
export function CheckList({ items }: { readonly items: readonly CheckedItem[] }) {
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    <ul role="list" className="checks" lang={siteLanguage}>
      {items.map(({ id, content }) => (
        <li key={id}>
          <StepIcon name="check" />
          {content}
        </li>
      ))}
    </ul>
  )
}
