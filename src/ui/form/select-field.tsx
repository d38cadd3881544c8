import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  /** Text of the empty option. */
  readonly placeholder: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/** A labelled native `<select>`. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, placeholder, options, ...rest } = props
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="select">
          <select {...rest} {...control} className="control">
            <option value="">{placeholder}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <LazyIcon name="down" />
        </span>
      )}
    </Field>
  )
}
