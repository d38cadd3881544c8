import { COVERED, type LayerBlock } from './recolour.ts'

/** Contrast from which neighbours are an edge: in display values, and as a share of the brighter one. */
const LEAST_CONTRAST = 0.06
const LEAST_SHARE = 0.14
/** How far an edge is followed to each side, in pixels. */
const REACH = 12
/** Greatest share of its neighbour in a pixel that stands out alone. */
const MOST_ALONE = 0.6

/** Display brightness of each pixel in one paint. Pixels that the car does not cover are NaN. */
export type Brightness = Float32Array<ArrayBuffer>

/** The brightness of a recoloured block, as the green of its pixels, which the eye weighs most. */
export function brightness({ light }: LayerBlock, picture: Float32Array): Brightness {
  const values = new Float32Array(light.length / 4)
  for (let pixel = 0; pixel < values.length; pixel++) {
    const isCar = (light[pixel * 4 + 3] ?? 0) >= COVERED
    values[pixel] = isCar ? (picture[pixel * 3 + 1] ?? 0) : Number.NaN
  }
  return values
}

/**
 * Smooths the steps of edges inside the car, in place, as FXAA does: a pixel beside an edge takes as much of its
 * neighbour across the edge as a straight line between the ends of the step covers. Edges are sought in several paints,
 * because black trim has none on a black car; the paint that shows a pixel's edge best decides. The layers are mixed
 * instead of the finished pictures, so that all paints need it once. The outline has samples of its own (`outline.ts`).
 */
export function smoothEdges(block: LayerBlock, paints: readonly Brightness[]): void {
  const { width, height, light, paint } = block
  const [oldLight, oldPaint] = [light.slice(), paint.slice()]
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const pixel = row * width + column
      const shown = clearest(paints, pixel, width)
      if (shown === null) continue
      const { towards, share } = blend(shown, pixel, width)
      for (let at = pixel * 4, from = towards * 4, end = at + 4; at < end; at++, from++) {
        if (at % 4 < 3) light[at] = mix(oldLight[at], oldLight[from], share)
        paint[at] = mix(oldPaint[at], oldPaint[from], share)
      }
    }
  }
}

function mix(one = 0, other = 0, share: number): number {
  return one + (other - one) * share
}

/** The paint in which a pixel differs most from its four neighbours; null if it is at no edge, or beside the outline. */
function clearest(paints: readonly Brightness[], pixel: number, width: number): Brightness | null {
  let found: Brightness | null = null
  let most = 0
  for (const paint of paints) {
    const middle = paint[pixel] ?? Number.NaN
    const [up, down] = [paint[pixel - width] ?? middle, paint[pixel + width] ?? middle]
    const [left, right] = [paint[pixel - 1] ?? middle, paint[pixel + 1] ?? middle]
    const brightest = Math.max(middle, up, down, left, right)
    const contrast = brightest - Math.min(middle, up, down, left, right)
    // NaN compares as false, so that a pixel beside the outline stays as it is.
    if (contrast > most && contrast >= Math.max(LEAST_CONTRAST, LEAST_SHARE * brightest)) {
      found = paint
      most = contrast
    }
  }
  return found
}

/** The neighbour across a pixel's edge, and the share of it (0 to 0.75) that belongs to the pixel. */
function blend(
  paint: Brightness,
  pixel: number,
  width: number,
): { towards: number; share: number } {
  const middle = paint[pixel] ?? 0
  const at = (offset: number) => {
    const value = paint[pixel + offset] ?? middle
    return Number.isNaN(value) ? middle : value
  }
  const bend = (across: number, along: number) =>
    Math.abs(at(across - along) - 2 * at(-along) + at(-across - along)) +
    2 * Math.abs(at(across) - 2 * middle + at(-across)) +
    Math.abs(at(across + along) - 2 * at(along) + at(-across + along))
  const isFlat = bend(width, 1) >= bend(1, width)
  const [across, along] = isFlat ? [width, 1] : [1, width]
  const isForward = Math.abs(at(across) - middle) >= Math.abs(at(-across) - middle)
  const towards = pixel + (isForward ? across : -across)
  const neighbour = paint[towards] ?? middle
  const alone = standsAlone(at, middle, width)
  const edge = stepShare(paint, { pixel, towards, along }, (middle + neighbour) / 2)
  return { towards, share: Math.max(edge, alone) }
}

/** How much a pixel stands out from the mean of the eight around it. */
function standsAlone(at: (offset: number) => number, middle: number, width: number): number {
  const beside = at(-1) + at(1) + at(-width) + at(width)
  const corners = at(-width - 1) + at(-width + 1) + at(width - 1) + at(width + 1)
  const around = [at(-1), at(1), at(-width), at(width), middle]
  const range = Math.max(...around) - Math.min(...around)
  const share = Math.min(Math.abs((2 * beside + corners) / 12 - middle) / range, 1)
  const smooth = share * share * (3 - 2 * share)
  return MOST_ALONE * smooth * smooth
}

interface Edge {
  readonly pixel: number
  readonly towards: number
  /** From a pixel to the next one along the edge. */
  readonly along: number
}

/** The share that follows from where the edge ends on each side of the pixel; 0 on the side that keeps its colour. */
function stepShare(paint: Brightness, { pixel, towards, along }: Edge, between: number): number {
  const contrast = Math.abs((paint[pixel] ?? 0) - (paint[towards] ?? 0)) / 4
  const side = (way: number) => {
    for (let step = 1; step <= REACH; step++) {
      const shift = way * step * along
      const value = ((paint[pixel + shift] ?? 0) + (paint[towards + shift] ?? 0)) / 2 - between
      if (!(Math.abs(value) < contrast)) return { steps: step, value }
    }
    return { steps: REACH, value: 0 }
  }
  const [back, forth] = [side(-1), side(1)]
  const nearer = back.steps < forth.steps ? back : forth
  const isAcross = nearer.value < 0 !== (paint[pixel] ?? 0) < between
  if (!isAcross || nearer.value === 0 || Number.isNaN(nearer.value)) return 0
  return 0.5 - nearer.steps / (back.steps + forth.steps)
}
