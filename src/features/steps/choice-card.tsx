import { type ReactNode, useId, useState } from 'react'

import choiceCss from './choice.css?inline'
import { keepUnits } from '../../core/formats/keep-units.ts'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { LinkText } from '../../ui/primitives/text-button.tsx'
import { useOptimisticValue } from '../../ui/base/use-prompt-value.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { type Row, Rows } from '../../ui/primitives/rows.tsx'

export interface ChoiceCardProps {
  /** Accessible name of the checkbox. */
  readonly name: string
  /** One line under the name. */
  readonly facts: readonly string[]
  readonly price: string
  /** What it costs more or less than the chosen one. */
  readonly difference: ReactNode
  /** Monthly payment and TAEG, once it is chosen. */
  readonly figures: ReactNode
  /** Official consumption and emissions, once it is chosen. */
  readonly wltp: ReactNode
  /** Further financing figures, collapsed. */
  readonly details: { readonly label: string; readonly rows: readonly Row[] }
  readonly isChecked: boolean
  readonly onToggle: (isChecked: boolean) => void
  readonly link?: ChoiceCardLink
  /** Says that a choice is missing, after the buyer has unchecked this one. */
  readonly missing?: string | null
  /** What it adds. Shown once it is chosen, and of all options in an open sheet. */
  readonly children?: ReactNode
}

interface ChoiceCardLink {
  readonly label: string
  /** Accessible name; starts with `label`. */
  readonly name: string
  readonly onClick: () => void
}

/**
 * The row of an engine or version; the chosen one opens in place. The whole card is a label; links and info buttons inside
 * it keep their own behaviour.
 */
export function ChoiceCard(props: ChoiceCardProps) {
  useStyles(choiceCss)
  const id = useId()
  const { name, link, details } = props
  const [isDetailed, setIsDetailed] = useState(false)
  return (
    // It unfolds with the store, in the same frame in which the one chosen before folds: not with the checkbox.
    <article
      className="card choice option-row"
      part="card"
      data-chosen={props.isChecked || undefined}
    >
      <Check id={id} isChecked={props.isChecked} onToggle={props.onToggle} />
      <h2>
        <label htmlFor={id} translate="no">
          {keepUnits(name)}
        </label>
      </h2>
      <div id={`${id}f`} className="quiet facts">
        <Dotted items={props.facts} />
      </div>
      <p id={`${id}p`} className="option-price" translate="no">
        <b>{props.price}</b> {props.difference}
      </p>
      {props.missing && <b role="alert">{props.missing}</b>}
      {props.children}
      {props.isChecked && (
        <div className="between option-offer">
          {props.figures}
          <div className="wltp">{props.wltp}</div>
          <Cluster gap={4}>
            {link && (
              <button
                type="button"
                className="row more"
                aria-label={link.name}
                onClick={link.onClick}
              >
                <LinkText>{link.label}</LinkText>
              </button>
            )}
            <button
              type="button"
              className="row more"
              aria-label={`${details.label}: ${name}`}
              aria-expanded={isDetailed}
              aria-controls={`${id}d`}
              onClick={() => setIsDetailed((is) => !is)}
            >
              <LinkText>{details.label}</LinkText>
              <StepIcon name={isDetailed ? 'up' : 'down'} size={16} />
            </button>
          </Cluster>
          <div id={`${id}d`} hidden={!isDetailed}>
            <Rows items={details.rows} />
          </div>
        </div>
      )}
    </article>
  )
}

/** Alone in a component: a tap renders no other part of the row before the next frame. */
function Check({
  id,
  isChecked,
  onToggle,
}: { readonly id: string } & Pick<ChoiceCardProps, 'isChecked' | 'onToggle'>) {
  const [isShownChecked, check] = useOptimisticValue(isChecked, onToggle)
  return (
    <input
      id={id}
      type="checkbox"
      className="mark"
      checked={isShownChecked}
      aria-describedby={`${id}p ${id}f`}
      onChange={(event) => check(event.target.checked)}
    />
  )
}

/** Has the height of a row that is not chosen. */
export function ChoiceCardSkeleton() {
  useStyles(choiceCss)
  return (
    <div className="card choice option-row" aria-hidden="true">
      <i className="sk" />
    </div>
  )
}
