import type { CSSProperties } from 'react'
import type { ItemOf, OptionKind } from '../../core/configuration/choice-steps.ts'
import { savesData } from '../../platform/connection.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import choiceCss from './choice.css?inline'

interface SwatchProps {
  /** CSS colour or image URL; `null`, or a text that is neither, shows a neutral chip. */
  readonly chip: string | null
  /** The paint or upholstery, whose own picture the sample is cut from where it is known what to cut. */
  readonly colour?: ItemOf<OptionKind> | undefined
}

/** A paint or upholstery sample. */
export function Swatch({ chip, colour }: SwatchProps) {
  useStyles(choiceCss)
  const cut = colour && !savesData() ? cutOf(colour) : null
  return (
    <span className="swatch" aria-hidden="true" style={paint(chip)}>
      {cut && <Picture src={cut.src} loading="lazy" fetchPriority="low" style={zoom(cut)} />}
    </span>
  )
}

/**
 * The doors of a car that is seen from its front left, or the back of a front seat: a part of a picture, in percent by its
 * centre and its width.
 */
function cutOf(colour: ItemOf<OptionKind>) {
  if ('seats' in colour)
    return colour.seats === null ? null : { src: colour.seats, x: 27, y: 60, width: 22 }
  if (!('frames' in colour)) return null
  const { frames, carBox: box } = colour
  const [src] = frames
  if (src === undefined || !box) return null
  const { left, top, width, height } = box
  return { src, x: left + 0.65 * width, y: top + 0.5 * height, width: 0.22 * width }
}

const zoom = ({ x, y, width }: NonNullable<ReturnType<typeof cutOf>>): CSSProperties => ({
  width: `${1e4 / width}%`,
  translate: `${-x}% ${-y}%`,
})

function paint(chip: string | null): CSSProperties {
  if (chip === null) return {}
  return /^https?:/.test(chip)
    ? { backgroundImage: `url(${JSON.stringify(chip)})` }
    : { backgroundColor: chip }
}
