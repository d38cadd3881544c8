import { useId } from 'react'
import { afterPaint } from '../../browser/page.ts'

import choiceCss from '../cards/choice.css?inline'
import markCss from '../cards/mark.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { Radio } from '../primitives/radio.tsx'

export interface RadioCardsProps<Value extends string> {
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly text: string
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A radio group of a few options, each with a description. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  useStyles(choiceCss)
  useStyles(markCss)
  const id = useId()
  return (
    <fieldset className="credit-types">
      <legend className="vh">{props.label}</legend>
      {props.options.map(({ value, label, text }) => (
        <div key={value} className="card choice">
          <label htmlFor={id + value}>
            <b>{label}</b>
          </label>
          <Radio
            id={id + value}
            className="mark"
            name={id}
            checked={value === props.value}
            aria-describedby={`${id}${value}t`}
            onChange={() => afterPaint(() => props.onChange(value))}
          />
          <p id={`${id}${value}t`} className="facts">
            {text}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
