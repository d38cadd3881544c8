import choiceCss from './choice.css?inline'
import markCss from './mark.css?inline'
import coloursCss from './colours.css?inline'
import { afterPaint } from '../../browser/page.ts'
import { useStyles } from '../base/root-context.tsx'
import { Radio } from '../primitives/radio.tsx'
import { Swatch } from './swatch.tsx'

export interface ColourChipProps {
  /** Name of the radio group. */
  readonly group: string
  readonly name: string
  /** CSS colour or image URL; `null` shows a neutral chip. */
  readonly chip: string | null
  /** '+ 750 €' or 'Incluída'. */
  readonly surcharge: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function ColourChip(props: ColourChipProps) {
  useStyles(choiceCss)
  useStyles(markCss)
  useStyles(coloursCss)
  return (
    <label className="card chip">
      <Radio
        className="mark"
        name={props.group}
        checked={props.isChosen}
        onChange={() => afterPaint(props.onChoose)}
      />
      <Swatch chip={props.chip} />
      <span>
        <span className="chip-name">{props.name}</span>{' '}
        <span className="soft">{props.surcharge}</span>
      </span>
    </label>
  )
}
