export type Finish = 'solid' | 'metallic' | 'pearl' | 'matte'

/** A paint seen under the studio's light: gives the colour of a surface by how it faces that light. */
export interface Paint {
  /** Colour as ordered, #rrggbb. */
  readonly colour: string
  /** `diffuse` 1 is the paint in even light; `sky` 0 to 1 is the share of white sky mirrored by the lacquer. */
  readonly tone: (diffuse: number, sky?: number) => string
  /** How strongly the lacquer mirrors, 0 to 1. */
  readonly gloss: number
  /** How soft its highlights are, in pixels of blur. */
  readonly softness: number
  /** How much the flakes swing from light to dark, 0 to 1. */
  readonly flake: number
}

const FINISHES: Readonly<Record<Finish, Omit<Paint, 'colour' | 'tone'>>> = {
  solid: { gloss: 0.9, softness: 3, flake: 0 },
  metallic: { gloss: 1, softness: 5, flake: 0.6 },
  pearl: { gloss: 1, softness: 6, flake: 0.4 },
  matte: { gloss: 0.28, softness: 14, flake: 0.1 },
}

/** Colour that a pearl coat lends to its highlights. */
const PEARL_SKY = [1, 0.93, 0.98] as const
const PLAIN_SKY = [0.97, 0.99, 1] as const

/** Mixes a paint; throws on a colour that is not #rrggbb. */
export function mixPaint(colour: string, finish: Finish): Paint {
  const base = toLinear(colour)
  const character = FINISHES[finish]
  const sky = finish === 'pearl' ? PEARL_SKY : PLAIN_SKY
  // A pure black has nothing to shade; every real lacquer lifts it a little.
  const lifted = base.map((channel) => Math.max(channel, 0.006))
  // On a dark paint the mirrored sky is nearly all one sees: without more of it the shape is lost.
  const contrast = 1 + 0.7 * Math.max(0, 1 - luminance(colour) / 0.06)
  return {
    ...character,
    colour,
    tone: (diffuse, mirrored = 0) =>
      toHex(
        lifted.map(
          (channel, index) =>
            channel * diffuse + mirrored * contrast * character.gloss * (sky[index] ?? 1),
        ),
      ),
  }
}

/** The given colour lightened (above 1) or darkened (below 1), in linear light. */
export function scaled(colour: string, factor: number): string {
  return toHex(toLinear(colour).map((channel) => Math.max(channel, 0.004) * factor))
}

/** Luminance of a colour, 0 black to 1 white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(colour: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`not a #rrggbb colour: ${colour}`)
  return [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

function toHex(linear: readonly number[]): string {
  const channels = linear.map((channel) => {
    const inRange = Math.min(1, Math.max(0, channel))
    const encoded = inRange <= 0.0031308 ? inRange * 12.92 : 1.055 * inRange ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
