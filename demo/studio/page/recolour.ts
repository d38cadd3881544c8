import type { PaintRecipe } from '../encode/paint-recipe.ts'

/** A part of a frame's layers, four floats a pixel, lowest row first. */
export interface LayerBlock {
  readonly width: number
  readonly height: number
  /** Light that no paint changes, and coverage. */
  readonly light: Float32Array
  /** Dull colour, flakes straight on, flakes seen flatly, clear coat. */
  readonly paint: Float32Array
  /** Floor pixels in which a part of the car is mirrored; none when absent. */
  readonly mirrored?: readonly MirroredPixel[]
}

/** Pixels by their number in the block. */
export interface MirroredPixel {
  readonly floor: number
  readonly car: number
  /** How much of the car's light the floor gives back, 0 to 1. */
  readonly clarity: number
}

/** Coverage from here on is a part of the car; less is its shadow on the floor. */
export const COVERED = 0.999
/** Light up to here is shown as it is; above, it bends towards white. */
const KNEE = 0.56
/** Brightest light the table tells apart, and its steps; it is fine where light is dark. */
const BRIGHTEST = 9
const STEPS = 4096

/** Display value, 0 to 1, that a light is shown with. */
export function exposed(light: number): number {
  const over = Math.max(light - KNEE, 0) / (1 - KNEE)
  const toned = Math.min(Math.max(light, 0), KNEE) + (1 - KNEE) * (1 - Math.exp(-over))
  return toned <= 0.003_130_8 ? toned * 12.92 : 1.055 * toned ** (1 / 2.4) - 0.055
}

const table = Float32Array.from({ length: STEPS + 2 }, (_, step) =>
  exposed((step / STEPS) ** 2 * BRIGHTEST),
)
const toStep = STEPS / Math.sqrt(BRIGHTEST)

function shown(light: number): number {
  if (light <= 0) return 0
  const step = Math.sqrt(light) * toStep
  if (step >= STEPS) return 1
  const whole = step | 0
  const low = table[whole] ?? 0
  return low + (step - whole) * ((table[whole + 1] ?? 1) - low)
}

/** Lays panes (light and share kept back) over a block, in place. */
export function layPanes({ light, paint }: LayerBlock, panes: Float32Array): void {
  for (let at = 0; at < panes.length; at += 4) {
    const kept = panes[at + 3] ?? 0
    if (kept === 0) continue
    const through = 1 - kept
    for (let channel = 0; channel < 3; channel++) {
      light[at + channel] = (light[at + channel] ?? 0) * through + (panes[at + channel] ?? 0)
    }
    for (let channel = 0; channel < 4; channel++) {
      paint[at + channel] = (paint[at + channel] ?? 0) * through
    }
  }
}

/**
 * Takes the mirrored pixels out of a block, in place: the backdrop's shader writes them, as column,
 * row and clarity, where other programs write a paint. `from` is the block's corner in the frame.
 */
export function takeMirrored(
  { width, height, light, paint }: LayerBlock,
  from: { readonly x: number; readonly y: number },
): MirroredPixel[] {
  const taken: MirroredPixel[] = []
  for (let floor = 0, at = 0; at < light.length; floor++, at += 4) {
    const shade = light[at + 3] ?? 0
    const clarity = paint[at + 2] ?? 0
    if (shade >= COVERED || clarity === 0) continue
    const column = (paint[at] ?? 0) - from.x
    const row = (paint[at + 1] ?? 0) - from.y
    paint.fill(0, at, at + 4)
    if (column < 0 || column >= width || row < 0 || row >= height) continue
    taken.push({ floor, car: row * width + column, clarity })
    light[at + 3] = 1 - (1 - shade) * (1 - clarity)
  }
  return taken
}

/**
 * Puts a paint on a block and exposes it: display values, premultiplied, three floats a pixel.
 * The floor's shadow is black: it has only the colour of what it mirrors.
 */
export function recolour(block: LayerBlock, recipe: PaintRecipe): Float32Array<ArrayBuffer> {
  const { light, paint, width, height } = block
  const picture = new Float32Array(width * height * 3)
  const [dullRed, dullGreen, dullBlue] = recipe.dull
  const [straightRed, straightGreen, straightBlue] = recipe.straight
  const [flatRed, flatGreen, flatBlue] = recipe.flat
  for (let at = 0, to = 0; at < light.length; at += 4, to += 3) {
    if ((light[at + 3] ?? 0) < COVERED) continue
    const dull = paint[at] ?? 0
    const straight = paint[at + 1] ?? 0
    const flat = paint[at + 2] ?? 0
    const coat = (paint[at + 3] ?? 0) * recipe.coat
    picture[to] = shown(
      (light[at] ?? 0) + dullRed * dull + straightRed * straight + flatRed * flat + coat,
    )
    picture[to + 1] = shown(
      (light[at + 1] ?? 0) + dullGreen * dull + straightGreen * straight + flatGreen * flat + coat,
    )
    picture[to + 2] = shown(
      (light[at + 2] ?? 0) + dullBlue * dull + straightBlue * straight + flatBlue * flat + coat,
    )
  }
  for (const { floor, car, clarity } of block.mirrored ?? []) {
    for (let channel = 0; channel < 3; channel++) {
      picture[floor * 3 + channel] = clarity * (picture[car * 3 + channel] ?? 0)
    }
  }
  return picture
}

/** Coverage of a block's pixels, one float each. */
export function coverage({ light, width, height }: LayerBlock): Float32Array<ArrayBuffer> {
  const covered = new Float32Array(width * height)
  for (let pixel = 0; pixel < covered.length; pixel++) covered[pixel] = light[pixel * 4 + 3] ?? 0
  return covered
}
