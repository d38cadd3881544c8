import type { CSSProperties } from 'react'

import { useStyles } from '../../ui/base/root-context.tsx'
import choiceCss from './choice.css?inline'

export interface SwatchProps {
  /** CSS colour or image URL; `null`, or a text that is neither, shows a neutral chip. */
  readonly chip: string | null
}

/** A paint or upholstery sample with an inner ring that keeps white and black visible. */
export function Swatch({ chip }: SwatchProps) {
  useStyles(choiceCss)
  return <span className="swatch" aria-hidden="true" style={paint(chip)} />
}

function paint(chip: string | null): CSSProperties {
  if (chip === null) return {}
  return /^https?:/.test(chip)
    ? { backgroundImage: `url(${JSON.stringify(chip)})` }
    : { backgroundColor: chip }
}
