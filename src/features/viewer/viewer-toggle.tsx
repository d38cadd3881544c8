import { useId } from 'react'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import stageCss from './stage.css?inline'

interface ViewerToggleProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** Above the name. */
    readonly picture?: string | null
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Switches between a few views, for example Exterior and Interior. */
export function ViewerToggle<Value extends string>(props: ViewerToggleProps<Value>) {
  useStyles(stageCss)
  const name = useId()
  const isPictured = props.options.some(({ picture }) => picture)
  return (
    <fieldset className={isPictured ? 'toggle pictured' : 'toggle capsule'}>
      <legend className={isPictured ? 'soft' : 'vh'}>{props.label}</legend>
      {props.options.map(({ value, label, picture }) => (
        <label key={value}>
          <Radio
            name={name}
            checked={value === props.value}
            onChoose={() => props.onChange(value)}
          />
          {picture && <Picture src={picture} loading="lazy" />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
