import { type ReactNode, useId } from 'react'

import { Icon } from '../primitives/icon.tsx'

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string
  /**
   * Also set when there is no error: browsers report an empty required select or checkbox as invalid from the start.
   */
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** Error message; null for none. */
  readonly error?: string | null | undefined
  /** Shown opposite the label. */
  readonly hint?: string | null | undefined
}

interface AnyFieldProps extends FieldProps {
  /** A checkbox, rendered before its label. */
  readonly isBox?: boolean
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, a control and its error message. */
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
