import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import primitivesCss from '../../styles/primitives.css?inline'
import filterCss from '../filter/filter.css?inline'
import { useStyles } from '../base/element-context.tsx'
import { Radio } from '../primitives/radio.tsx'

/** Attributes that connect a control with its label, hint and error. */
type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>

interface FieldProps {
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
function Field({ label, error, hint, isBox, children }: AnyFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : null
  const errorId = error ? `${id}error` : null
  const name = <label htmlFor={id}>{label}</label>
  return (
    <div className={isBox ? 'between field box' : 'between field'}>
      {!isBox && name}
      {hintId && (
        <small id={hintId} className="soft tiny">
          {hint}
        </small>
      )}
      {children({
        id,
        // Also without an error: browsers report an empty required select or checkbox as invalid from the start.
        'aria-invalid': Boolean(error),
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {isBox && name}
      {errorId && (
        <p id={errorId} className="wrong">
          <Icon name="error" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

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

interface SelectFieldProps
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
        <select {...rest} {...control} className="control">
          <option value="">{placeholder}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface RadioPillsProps {
  readonly label: string
  /** Name of the group, and of its value in a form. */
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange?: (value: string) => void
}

/** A radio group of a few short options in a row. */
export function RadioPills({ label, name, options, value, onChange }: RadioPillsProps) {
  useStyles(primitivesCss)
  useStyles(filterCss)
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="face pill">
          <Radio
            className="tick"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChoose={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
