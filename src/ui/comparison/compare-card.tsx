import { type ReactNode, useId } from 'react'

import choiceCss from '../cards/choice.css?inline'
import markCss from '../cards/mark.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface CompareCardProps {
  /** Accessible name of the checkbox. */
  readonly name: string
  /** A short line under the name. */
  readonly fact: ReactNode
  readonly isChecked: boolean
  /** Why the item cannot be chosen; replaces the fact. The card stays focusable so that the reason can be read. */
  readonly disabledReason: string | null
  readonly onToggle: () => void
}

/** An engine, version or build that can be added to the comparison. */
export function CompareCard({ name, fact, isChecked, disabledReason, onToggle }: CompareCardProps) {
  useStyles(choiceCss)
  useStyles(markCss)
  const id = useId()
  return (
    <article className="card choice" part="card" data-off={disabledReason ? '' : undefined}>
      <h2>
        <label htmlFor={id}>{name}</label>
      </h2>
      <input
        id={id}
        type="checkbox"
        className="mark square"
        checked={isChecked}
        aria-describedby={`${id}f`}
        aria-disabled={disabledReason ? true : undefined}
        onChange={() => {
          if (!disabledReason) onToggle()
        }}
      />
      <p id={`${id}f`} className="facts">
        {disabledReason ?? fact}
      </p>
    </article>
  )
}
