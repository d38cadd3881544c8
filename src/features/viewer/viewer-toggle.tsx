import type { ReactNode } from 'react'
import { useStyles } from '../../ui/base/element-context.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import stageCss from './stage.css?inline'

interface ViewerToggleProps<Value extends string> {
  /** Of the radio buttons. Another one than that of a toggle that may be shown at the same time. */
  readonly name: string
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** Before the name. */
    readonly picture?: ReactNode
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string
}

/** Switches between a few views, for example Exterior and Interior. */
export function ViewerToggle<Value extends string>(props: ViewerToggleProps<Value>) {
  useStyles(stageCss)
  return (
    <fieldset className={`toggle ${props.className ?? 'capsule'}`}>
      <legend className="vh">{props.label}</legend>
      {props.options.map(({ value, label, picture }) => (
        <label key={value} className="face">
          <Radio
            name={props.name}
            checked={value === props.value}
            onChoose={() => props.onChange(value)}
          />
          {picture}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
