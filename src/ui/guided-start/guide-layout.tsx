import type { ReactNode, Ref } from 'react'

import { Figures, type Figure } from '../primitives/figures.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import guideCss from './guide.css?inline'

export interface GuideScreenProps {
  readonly title: string
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Which of how many questions it is; shown above the title. */
  readonly step?: { readonly n: number; readonly total: number; readonly text: string }
  readonly children: ReactNode
}

/** A question or the result. Its heading gets the focus when it appears. */
export function GuideScreen({ title, headingRef, step, children }: GuideScreenProps) {
  useStyles(guideCss)
  return (
    <div className="guide">
      {step && (
        <div className="guide-step">
          <p className="soft">{step.text}</p>
          <progress value={step.n} max={step.total} aria-hidden />
        </div>
      )}
      <h3 ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}

export interface GuideOptionsProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** Answers that are given with one tap. */
export function GuideOptions({ label, options, chosenId, onChoose }: GuideOptionsProps) {
  return (
    <div className="guide-options" role="group" aria-label={label}>
      {options.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
          {name}
          {id === chosenId && <LazyIcon name="check" />}
        </button>
      ))}
    </div>
  )
}

export interface GuideCardProps {
  readonly name: string
  readonly subtitle: string
  readonly image: string | null
  readonly figures: readonly Figure[]
  readonly reasons: readonly string[]
  readonly drawbacks: readonly string[]
  readonly button: ReactNode
}

/** A recommended model. */
export function GuideCard(props: GuideCardProps) {
  return (
    <li className="guide-card">
      {props.image ? <img src={props.image} alt="" width="800" height="450" /> : <span />}
      <div>
        <h4>{props.name}</h4>
        <p className="soft">{props.subtitle}</p>
      </div>
      <Figures size="guide" items={props.figures} />
      <ul role="list" className="guide-reasons">
        {props.reasons.map((reason) => (
          <li key={reason}>
            <LazyIcon name="check" />
            {reason}
          </li>
        ))}
        {props.drawbacks.map((reason) => (
          <li key={reason} className="against">
            <LazyIcon name="cross" />
            {reason}
          </li>
        ))}
      </ul>
      {props.button}
    </li>
  )
}

export interface GuideRowProps {
  readonly name: string
  readonly text: string
  readonly children?: ReactNode
}

/** A name with a text below it and an optional button at the right. */
export function GuideRow({ name, text, children }: GuideRowProps) {
  return (
    <div className="guide-row">
      <span>
        <b>{name}</b>
        {text}
      </span>
      {children}
    </div>
  )
}
