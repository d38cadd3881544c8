import { translatable } from '../primitives/rows.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { nearestValue, type SliderLimits } from '../../core/offer/financing.ts'
import { formatNumber, parseNumber } from '../../core/formats/format.ts'
import formCss from './form.css?inline'
import { useStyles } from '../base/element-context.tsx'
import { useOptimisticValue } from '../base/use-prompt-value.tsx'

interface RangeSliderProps extends SliderLimits {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** Formats the value with its unit: '8 000 €'. */
  readonly format: (value: number) => string
  /** Accessible name of the text field beside the slider. */
  readonly typedLabel: string
  readonly unit: string
  /** Shown when a typed value was not allowed and has been replaced. */
  readonly nearestNote: string
}

/** A native range input with its limits below, and a text field for typing the value. */
export function RangeSlider(props: RangeSliderProps) {
  useStyles(formCss)
  const id = useId()
  const { min, max, format } = props
  const [value, change] = useOptimisticValue(props.value, props.onChange)
  const [typed, setTyped] = useState<string | null>(null)
  const [correctedTo, setCorrectedTo] = useState<number | null>(null)

  const take = (): void => {
    if (typed === null) return
    setTyped(null)
    const requested = parseNumber(typed)
    const allowed = Number.isNaN(requested) ? value : nearestValue(props, requested)
    setCorrectedTo(allowed === requested ? null : allowed)
    if (allowed !== value) props.onChange(allowed)
  }
  const takeOnEnter = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') take()
  }
  return (
    <div className="range">
      <div className="between">
        <label htmlFor={id}>{props.label}</label>
        <span className="range-typed">
          <input
            type="text"
            className="control"
            inputMode="numeric"
            autoComplete="off"
            aria-label={props.typedLabel}
            aria-describedby={`${id}l ${id}n`}
            value={typed ?? formatNumber(value)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={take}
            onKeyDown={takeOnEnter}
          />
          {props.unit}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={props.step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => {
          setCorrectedTo(null)
          change(Number(event.target.value))
        }}
      />
      <p id={`${id}l`} className="between quiet">
        <span translate={translatable(format(min))}>{format(min)}</span>
        <span translate={translatable(format(max))}>{format(max)}</span>
      </p>
      <p id={`${id}n`} className="quiet" role="status">
        {correctedTo === value && props.nearestNote}
      </p>
    </div>
  )
}
