import type { ReactNode } from 'react'

import choiceCss from './choice.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface ColourGroupProps {
  /** Accessible name of the group, shown only when `isLegendShown`. */
  readonly legend: string
  readonly isLegendShown?: boolean
  /** Name of the chosen colour, shown at the left; paint type and surcharge at the right. */
  readonly chosenName: string | null
  readonly chosenDetail: string | null
  /** `ColourChip` elements. */
  readonly children: ReactNode
}

export function ColourGroup(props: ColourGroupProps) {
  useStyles(choiceCss)
  return (
    <fieldset className="colours">
      <legend className={props.isLegendShown ? 'soft' : 'vh'}>{props.legend}</legend>
      {props.chosenName !== null && (
        <p className="between chosen">
          <b>{props.chosenName}</b>
          <span className="soft">{props.chosenDetail}</span>
        </p>
      )}
      <div className="chips">{props.children}</div>
    </fieldset>
  )
}
