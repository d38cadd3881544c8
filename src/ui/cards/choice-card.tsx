import { type ReactNode, useId, useState } from 'react'

import choiceCss from './choice.css?inline'
import markCss from './mark.css?inline'
import rungCss from './rung.css?inline'
import skeletonCss from './choice-skeleton.css?inline'
import { type Figure, Figures } from '../primitives/figures.tsx'
import { keepUnits } from '../../labels/keep-units.ts'
import { Dotted } from '../layout/dotted.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { LinkText } from '../primitives/text-button.tsx'
import { useOptimisticValue } from '../base/use-prompt-value.tsx'
import { useStyles } from '../base/root-context.tsx'
import { useSinglePress } from '../shell/use-single-press.tsx'
import { Cluster } from '../layout/layout.tsx'
import { type Row, Rows } from '../primitives/rows.tsx'

export interface ChoiceCardProps {
  /** Accessible name of the radio button or checkbox. */
  readonly name: string
  /** What it costs more than another, and which one that is, for screen readers. */
  readonly difference?: {
    readonly text: string
    readonly to: string
    /** Whether the text includes the down payment. */
    readonly isLong?: boolean
  } | null
  /** A line under the name. */
  readonly facts: readonly string[]
  /** Official consumption and emissions. */
  readonly wltp?: ReactNode
  readonly figures: readonly Figure[]
  /** Chooses it and goes on in one press, beside the stage. */
  readonly onward?: { readonly name: string; readonly onClick: () => void }
  /** Further financing figures, collapsed: the card has room for three only. */
  readonly details?: { readonly label: string; readonly rows: readonly Row[] }
  readonly isChecked: boolean
  readonly onToggle: (isChecked: boolean) => void
  readonly link?: ChoiceCardLink | null
  /** Says that a choice is missing, after the buyer has unchecked this one. */
  readonly missing?: string | null
  /** What it adds, between its figures and its links. */
  readonly children?: ReactNode
}

export interface ChoiceCardLink {
  readonly label: string
  /** Accessible name; starts with `label`. */
  readonly name?: string
  readonly onClick: () => void
}

/** An engine or version card. The whole card is a label; links and info buttons inside it keep their own behaviour. */
export function ChoiceCard(props: ChoiceCardProps) {
  useStyles(choiceCss)
  useStyles(markCss)
  useStyles(rungCss)
  const id = useId()
  const { difference, link, details, missing, onward } = props
  const pressOnce = useSinglePress('')
  const [isDetailed, setIsDetailed] = useState(false)
  const [isChecked, check] = useOptimisticValue(props.isChecked, props.onToggle)
  return (
    // It unfolds with the store, in the same frame in which the one chosen before folds: not with the checkbox.
    <article
      className="card choice rung"
      part="card"
      data-chosen={props.isChecked || undefined}
      data-facts={props.facts.length > 0 || undefined}
    >
      <div className="rung-head">
        <h2>
          <label htmlFor={id}>{keepUnits(props.name)}</label>
        </h2>{' '}
        {difference && (
          <p id={`${id}e`} className="extra" data-long={difference.isLong || undefined}>
            {difference.text} <span>{difference.to}</span>
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        className="mark"
        checked={isChecked}
        aria-describedby={`${id}e ${id}f`}
        onChange={(event) => check(event.target.checked)}
      />
      <div id={`${id}f`} className="facts">
        {props.facts.length > 0 && (
          <p>
            <Dotted items={props.facts} />
          </p>
        )}
        {props.wltp}
      </div>
      <Figures size="choice" items={props.figures} />
      {onward && (
        <button
          type="button"
          className="onward"
          aria-label={onward.name}
          title={onward.name}
          {...pressOnce(onward.onClick)}
        >
          <LazyIcon name="right" size={16} />
        </button>
      )}
      {missing && <p role="alert">{missing}</p>}
      {props.children}
      <Cluster gap={4}>
        {link && (
          <button type="button" className="more" aria-label={link.name} onClick={link.onClick}>
            <LinkText>{link.label}</LinkText>
          </button>
        )}
        {details && (
          <button
            type="button"
            className="more"
            aria-label={`${details.label}: ${props.name}`}
            aria-expanded={isDetailed}
            aria-controls={`${id}d`}
            onClick={() => setIsDetailed(!isDetailed)}
          >
            <LinkText>{details.label}</LinkText>
            <LazyIcon name={isDetailed ? 'up' : 'down'} size={16} />
          </button>
        )}
      </Cluster>
      {details && (
        <div id={`${id}d`} hidden={!isDetailed}>
          <Rows items={details.rows} />
        </div>
      )}
    </article>
  )
}

/** Has the same height as the card it replaces. */
export function ChoiceCardSkeleton() {
  useStyles(choiceCss)
  useStyles(rungCss)
  useStyles(skeletonCss)
  return (
    <div className="card choice rung" aria-hidden="true">
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
    </div>
  )
}
