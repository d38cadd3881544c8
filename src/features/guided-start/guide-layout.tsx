import type { ReactNode, Ref } from 'react'

import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import guideCss from './guide.css?inline'

interface GuideScreenProps {
  readonly title: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Which of how many questions it is; shown above the title. */
  readonly step?: { readonly n: number; readonly total: number; readonly text: string }
  /** Shown above the title. */
  readonly above?: ReactNode
  /** Whether all questions are on one page. */
  readonly isPage?: boolean
  readonly children: ReactNode
}

/** A question, the page of all questions, or the result. Its heading gets the focus when it appears. */
export function GuideScreen(props: GuideScreenProps) {
  const { title, headingRef, step, above, isPage, children } = props
  useStyles(guideCss)
  return (
    <div className={isPage ? 'guide guide-page' : 'guide'}>
      {step && (
        <div className="guide-step">
          <p className="soft">{step.text}</p>
          <progress value={step.n} max={step.total} aria-hidden />
        </div>
      )}
      {above}
      <h3 ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}

interface GuideOptionsProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** The options that have `note` at their end. */
  readonly notedIds?: readonly string[]
  readonly note?: string
  readonly chosenIds: readonly string[]
  readonly onChoose: (id: string) => void
  /** Whether they stand side by side, as one of several groups. */
  readonly isSmall?: boolean
}

/** Answers that are given with one tap. */
export function GuideOptions(props: GuideOptionsProps) {
  const { label, options, notedIds, note, chosenIds, onChoose, isSmall } = props
  return (
    <div className={isSmall ? 'guide-chips' : 'guide-options'} role="group" aria-label={label}>
      {options.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="filter-toggle"
          aria-pressed={chosenIds.includes(id)}
          onClick={() => onChoose(id)}
        >
          {name} {notedIds?.includes(id) && <small>{note}</small>}
          {chosenIds.includes(id) && <LazyIcon name="check" />}
        </button>
      ))}
    </div>
  )
}
