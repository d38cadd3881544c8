import { luminance, scaled } from './paint.ts'
import { element, stroke } from './svg.ts'

export type Weave = 'leather' | 'suede' | 'cloth'

/** A seat covering: its colour in light and shade, its thread and its surface. */
export interface Upholstery {
  readonly colour: string
  readonly lit: string
  readonly shaded: string
  readonly deep: string
  /** Colour of the stitching, chosen so that it shows on the covering. */
  readonly thread: string
  readonly weave: Weave
}

/** Pixels after which each surface repeats. */
const REPEAT: Readonly<Record<Weave, number>> = { leather: 9, suede: 5, cloth: 6 }

/** Reads the material's Portuguese name; a name it does not know is treated as cloth. */
export function upholster(colour: string, material: string): Upholstery {
  const dark = luminance(colour) < 0.12
  return {
    colour,
    lit: scaled(colour, dark ? 2.1 : 1.28),
    shaded: scaled(colour, 0.55),
    deep: scaled(colour, 0.26),
    thread: dark ? '#b9bec2' : scaled(colour, 0.38),
    weave: weaveOf(material),
  }
}

/** The pattern laid over every covered part. */
export function weavePattern({ weave, lit, deep }: Upholstery): string {
  const size = REPEAT[weave]
  return element(
    'pattern',
    {
      id: 'weave',
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'skewX(-12)',
    },
    threads(weave, lit, deep),
  )
}

function weaveOf(material: string): Weave {
  const name = material.toLowerCase()
  if (name.includes('pele') || name.includes('couro')) return 'leather'
  return /camurça|alcantara|microfibra|veludo/.test(name) ? 'suede' : 'cloth'
}

function threads(weave: Weave, lit: string, deep: string): string {
  switch (weave) {
    case 'leather':
      return element('circle', { cx: 2, cy: 2, r: 1, fill: deep, opacity: 0.55 })
    case 'suede':
      return stroke('M0 1L5 3', lit, 0.8, { opacity: 0.28 })
    case 'cloth':
      return (
        stroke('M0 1.5H6M0 4.5H3', deep, 1.1, { opacity: 0.42 }) +
        stroke('M3 4.5H6M1.5 0V6', lit, 0.9, { opacity: 0.3 })
      )
  }
}
