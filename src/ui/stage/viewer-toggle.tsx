import { useId } from 'react'

import { useStyles } from '../base/root-context.tsx'
import { Radio } from '../primitives/radio.tsx'
import stageCss from './stage.css?inline'

export interface ViewerToggleProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Switches between a few views, for example Exterior and Interior. */
export function ViewerToggle<Value extends string>(props: ViewerToggleProps<Value>) {
  useStyles(stageCss)
  const name = useId()
  return (
    <fieldset className="toggle">
      <legend className="vh">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <Radio
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
