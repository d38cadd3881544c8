/** Source pixels per final pixel, as a fraction in lowest terms. */
export interface Ratio {
  readonly source: number
  readonly final: number
}

/** A filter as tables: `taps` weights for each of `phases` positions of a final pixel. */
export interface Kernel extends Ratio {
  readonly taps: number
  readonly weights: Float32Array
}

/** Pixels with `channels` values each. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly values: Float32Array
}

/** Lobes of the Lanczos window: 2 is a little softer than 3, and rings less at dark edges. */
const LOBES = 2

/** Lanczos filter that brings a picture down by `ratio`; each position's weights add up to 1. */
export function lanczosKernel({ source, final }: Ratio): Kernel {
  const scale = source / final
  const taps = 2 * Math.ceil(LOBES * scale)
  const weights: number[] = []
  for (let phase = 0; phase < final; phase++) {
    const middle = (phase + 0.5) * scale - 0.5
    const first = firstTap(phase, source, final, taps)
    const row = Array.from({ length: taps }, (_, tap) => lanczos((first + tap - middle) / scale))
    const sum = row.reduce((total, weight) => total + weight, 0)
    weights.push(...row.map((weight) => weight / sum))
  }
  return { source, final, taps, weights: Float32Array.from(weights) }
}

/** Source pixel under a final pixel's first weight; may lie outside the picture. */
export function firstTap(pixel: number, source: number, final: number, taps: number): number {
  return Math.floor((pixel * source) / final) - taps / 2 + 1
}

/**
 * Brings a raster down along both axes. Its sides must be whole multiples of the kernel's source;
 * outside it is taken to go on as at its edge.
 */
export function broughtDown(raster: Raster, kernel: Kernel): Raster {
  return down(down(raster, kernel, 'x'), kernel, 'y')
}

function down(raster: Raster, kernel: Kernel, axis: 'x' | 'y'): Raster {
  const { channels, values } = raster
  const { source, final, taps, weights } = kernel
  const long = axis === 'x' ? raster.width : raster.height
  const finalLong = (long * final) / source
  const lines = axis === 'x' ? raster.height : raster.width
  const width = axis === 'x' ? finalLong : raster.width
  const height = axis === 'x' ? raster.height : finalLong
  const step = axis === 'x' ? channels : raster.width * channels
  const result = new Float32Array(width * height * channels)
  for (let place = 0; place < finalLong; place++) {
    const first = firstTap(place, source, final, taps)
    const phase = (place % final) * taps
    for (let tap = 0; tap < taps; tap++) {
      const weight = weights[phase + tap] ?? 0
      const from = Math.min(Math.max(first + tap, 0), long - 1) * step
      if (axis === 'y') {
        const to = place * width * channels
        const run = width * channels
        for (let at = 0; at < run; at++) {
          result[to + at] = (result[to + at] ?? 0) + weight * (values[from + at] ?? 0)
        }
      } else {
        for (let line = 0; line < lines; line++) {
          const read = line * long * channels + from
          const write = (line * finalLong + place) * channels
          for (let channel = 0; channel < channels; channel++) {
            result[write + channel] =
              (result[write + channel] ?? 0) + weight * (values[read + channel] ?? 0)
          }
        }
      }
    }
  }
  return { width, height, channels, values: result }
}

function lanczos(at: number): number {
  if (Math.abs(at) >= LOBES) return 0
  return sinc(at) * sinc(at / LOBES)
}

function sinc(at: number): number {
  return at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at)
}
