import { type ReactNode, useId } from 'react'

import { Icon } from '../primitives/icon.tsx'

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string
  /** Said where nothing is wrong, too: browsers call an empty list or box that is required invalid from the start. */
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** What is wrong; null for nothing. */
  readonly error?: string | null | undefined
  /** Stands opposite the label. */
  readonly hint?: string | null | undefined
}

interface AnyFieldProps extends FieldProps {
  /** A box stands before its label. */
  readonly isBox?: boolean
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, a control and what is wrong with it. */
export function Field({ label, error, hint, isBox, children }: AnyFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : null
  const errorId = error ? `${id}error` : null
  const name = <label htmlFor={id}>{label}</label>
  return (
    <div className={isBox ? 'field box' : 'field'}>
      {!isBox && name}
      {hintId && <small id={hintId}>{hint}</small>}
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {isBox && name}
      {errorId && (
        <p id={errorId} className="wrong">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
