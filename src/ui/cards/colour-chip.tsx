import choiceCss from './choice.css?inline'
import { usePromptValue } from '../base/use-prompt-value.tsx'
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
  const [isChosen, choose] = usePromptValue(props.isChosen, props.onChoose)
  return (
    <label className="card chip">
      <Radio className="mark" name={props.group} checked={isChosen} onChange={() => choose(true)} />
      <Swatch chip={props.chip} />
      <span>
        {props.name} <span className="soft">{props.surcharge}</span>
      </span>
    </label>
  )
}
