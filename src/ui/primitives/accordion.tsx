import { Children, type ReactNode } from 'react'
import { StepIcon } from './step-icon.tsx'
import { Optional } from '../base/lazy-part.tsx'
import { useStyles } from '../base/element-context.tsx'
import textCss from '../../styles/text.css?inline'

/** Rows that open; its children are `Disclosure` elements. One that fails leaves the others. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  useStyles(textCss)
  return (
    <div className="accordion">
      {Children.map(children, (row) => (
        <Optional>{row}</Optional>
      ))}
    </div>
  )
}

interface DisclosureProps {
  readonly title: string
  /** Language of the title if it is not the page's. */
  readonly lang?: string | undefined
  /** What a reader wants to know without opening it. */
  readonly value?: ReactNode
  /** Target of a hash link. */
  readonly id?: string
  readonly isOpenAtFirst?: boolean
  /** For more than text, at the full width. */
  readonly isWide?: boolean
  /** Called each time it has been opened. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { title, lang, value, id, isOpenAtFirst, isWide, onOpen, children } = props
  return (
    <details
      id={id}
      open={isOpenAtFirst}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary>
        <h3 lang={lang}>{title}</h3>
        {value && <span className="quiet">{value}</span>}
        <StepIcon name="down" />
      </summary>
      <div className={isWide ? undefined : 'rich'}>{children}</div>
    </details>
  )
}
