import type { ReactNode } from 'react'

import choiceCss from './choice.css?inline'
import coloursCss from './colours.css?inline'
import { useStyles } from '../base/root-context.tsx'

export interface ChosenColourProps {
  readonly name: string
  /** Paint type or material, and surcharge; shown at the right. */
  readonly detail: string | null
}

/** The chosen colour, above the groups. */
export function ChosenColour({ name, detail }: ChosenColourProps) {
  useStyles(choiceCss)
  useStyles(coloursCss)
  return (
    <p className="between chosen">
      <b>{name}</b>
      <span className="soft">{detail}</span>
    </p>
  )
}

export interface ColourGroupProps {
  /** Accessible name of the group, shown only when `isLegendShown`. */
  readonly legend: string
  readonly isLegendShown?: boolean
  /** `ColourChip` elements. */
  readonly children: ReactNode
}

export function ColourGroup({ legend, isLegendShown, children }: ColourGroupProps) {
  useStyles(choiceCss)
  useStyles(coloursCss)
  return (
    <fieldset className="colours">
      <legend className={isLegendShown ? 'soft' : 'vh'}>{legend}</legend>
      <div className="chips">{children}</div>
    </fieldset>
  )
}
