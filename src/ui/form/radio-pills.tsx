import primitivesCss from '../../styles/primitives.css?inline'
import filterCss from '../filter/filter.css?inline'
import { useStyles } from '../base/use-styles.tsx'
import { Radio } from '../primitives/radio.tsx'

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
