import type { CSSProperties } from 'react'

import { useStyles } from '../base/root-context.tsx'
import swatchCss from './swatch.css?inline'

export interface SwatchProps {
  /** CSS colour or image URL; `null` shows a neutral chip. */
  readonly chip: string | null
}

const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|[a-z]+\(.*\))$/i

/** A paint or upholstery sample with an inner ring that keeps white and black visible. */
export function Swatch({ chip }: SwatchProps) {
  useStyles(swatchCss)
  return <span className="swatch" aria-hidden="true" style={paint(chip)} />
}

function paint(chip: string | null): CSSProperties {
  if (chip === null) return {}
  if (COLOUR.test(chip)) return { backgroundColor: chip }
  return { backgroundImage: `url(${JSON.stringify(chip)})` }
}
