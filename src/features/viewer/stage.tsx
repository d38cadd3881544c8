import { useId, type ReactNode } from 'react'
import { Optional } from '../../ui/base/optional.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import stageCss from './stage.css?inline'

interface StageProps {
  /** `null` where the name is shown elsewhere, as on the summary. */
  readonly name: string | null
  readonly subtitle?: string | null
  /** How the pictured car differs from the chosen one. */
  readonly caption?: string | null
  /** The picture fills the stage, so that buttons on it need a surface. */
  readonly isFilled?: boolean
  /** Round buttons, top right. */
  readonly actions?: ReactNode
  /** Bottom centre: turn controls or viewer toggle. */
  readonly controls?: ReactNode
  /** The car. */
  readonly children: ReactNode
}

export function Stage({ name, subtitle, caption, ...props }: StageProps) {
  const { isFilled, actions, controls, children } = props
  useStyles(stageCss)
  return (
    <div
      className="stage"
      part="stage"
      data-controls={controls ? true : undefined}
      data-filled={isFilled || undefined}
    >
      <div className="stage-view">
        <Optional>{children}</Optional>
      </div>
      <div className="stage-head">
        <div>
          {name !== null && (
            <p className="stage-name" translate="no">
              {name}
            </p>
          )}
          {subtitle && (
            <p className="soft" translate="no">
              {subtitle}
            </p>
          )}
          {caption && <p className="stage-caption">{caption}</p>}
        </div>
        {actions && <div className="stage-actions">{actions}</div>}
      </div>
      {controls && <div className="stage-controls">{controls}</div>}
    </div>
  )
}

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
    <fieldset className={isPictured ? 'toggle pictured' : 'toggle'}>
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
