import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, error, hint, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input {...rest} {...control} className="control" />}
    </Field>
  )
}

/** A checkbox with its label after it. */
export function CheckboxField({ label, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} isBox>
      {(control) => <input {...rest} {...control} type="checkbox" />}
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function TextArea({ label, error, hint, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea {...rest} {...control} className="control" />}
    </Field>
  )
}
