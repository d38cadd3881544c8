import type { CarCurves, CarDesign, Curve } from '../car-design.ts'

/** Samples of one curve: fine enough that a cubic B-spline through them shows no facets. */
export const tableLength = 384
export const rangeX = { from: -1.2, to: 4.6 } as const
export const rangeZ = { from: -0.9, to: 2.1 } as const

interface TableRow {
  readonly curve: keyof CarCurves
  readonly by: 'x' | 'z'
  /** Smoothing passes: curves over the whole length get more, edges of the section stay crisp. */
  readonly passes: number
}

const rows: readonly TableRow[] = [
  { curve: 'top', by: 'x', passes: 16 },
  { curve: 'roof', by: 'x', passes: 30 },
  { curve: 'halfWidth', by: 'x', passes: 30 },
  { curve: 'section', by: 'z', passes: 10 },
  { curve: 'shoulder', by: 'x', passes: 30 },
  { curve: 'nose', by: 'z', passes: 8 },
  { curve: 'tail', by: 'z', passes: 8 },
  { curve: 'windscreen', by: 'z', passes: 16 },
  { curve: 'rearScreen', by: 'z', passes: 12 },
  { curve: 'belt', by: 'x', passes: 30 },
]

export const tableCount = rows.length

/** Row of a curve in the tables: the first argument of the field's `cv`. */
export function curveIndex(curve: keyof CarCurves): number {
  return rows.findIndex((row) => row.curve === curve)
}

/** All curves of a design as one table, `tableCount` rows of `tableLength` samples in metres. */
export function curveTables(design: CarDesign): Float32Array<ArrayBuffer> {
  const tables = new Float32Array(tableCount * tableLength)
  for (const [index, row] of rows.entries()) {
    const range = row.by === 'x' ? rangeX : rangeZ
    const samples = sampleCurve(design.curves[row.curve], range.from, range.to)
    tables.set(smooth(samples, row.passes), index * tableLength)
  }
  return tables
}

/** Value of a row at a place in samples; the same cubic B-spline that the shader reads. */
export function readTable(tables: Float32Array, row: number, place: number): number {
  const at = Math.min(Math.max(place, 1), tableLength - 3.001)
  const whole = Math.floor(at)
  const t = at - whole
  const base = row * tableLength + whole
  const t2 = t * t
  const t3 = t2 * t
  return (
    ((1 - 3 * t + 3 * t2 - t3) * (tables[base - 1] ?? 0) +
      (4 - 6 * t2 + 3 * t3) * (tables[base] ?? 0) +
      (1 + 3 * t + 3 * t2 - 3 * t3) * (tables[base + 1] ?? 0) +
      t3 * (tables[base + 2] ?? 0)) /
    6
  )
}

function sampleCurve(curve: Curve, from: number, to: number): Float32Array<ArrayBuffer> {
  const slopes = curve.map((_, index) => slopeAt(curve, index))
  const samples = new Float32Array(tableLength)
  for (let index = 0; index < tableLength; index++) {
    samples[index] = evaluate(curve, slopes, from + ((to - from) * index) / (tableLength - 1))
  }
  return samples
}

function slopeAt(curve: Curve, index: number): number {
  const [x0, y0] = curve[Math.max(0, index - 1)] ?? [0, 0]
  const [x, y] = curve[index] ?? [0, 0]
  const [x1, y1] = curve[Math.min(curve.length - 1, index + 1)] ?? [0, 0]
  if (index === 0 || index === curve.length - 1) return (y1 - y0) / (x1 - x0)
  const before = x - x0
  const after = x1 - x
  return (((y - y0) / before) * after + ((y1 - y) / after) * before) / (before + after)
}

function evaluate(curve: Curve, slopes: readonly number[], at: number): number {
  let index = 0
  while (index < curve.length - 2 && at > (curve[index + 1]?.[0] ?? 0)) index++
  const [x0, y0] = curve[index] ?? [0, 0]
  const [x1, y1] = curve[index + 1] ?? [1, 0]
  const slope0 = slopes[index] ?? 0
  const slope1 = slopes[index + 1] ?? 0
  const width = x1 - x0
  const u = (at - x0) / width
  if (u < 0) return y0 + slope0 * (at - x0)
  if (u > 1) return y1 + slope1 * (at - x1)
  const u2 = u * u
  const u3 = u2 * u
  return (
    (2 * u3 - 3 * u2 + 1) * y0 +
    (u3 - 2 * u2 + u) * width * slope0 +
    (3 * u2 - 2 * u3) * y1 +
    (u3 - u2) * width * slope1
  )
}

function smooth(samples: Float32Array, passes: number): Float32Array {
  for (let pass = 0; pass < passes; pass++) {
    const before = samples.slice()
    for (let index = 1; index < tableLength - 1; index++) {
      samples[index] =
        0.25 * (before[index - 1] ?? 0) +
        0.5 * (before[index] ?? 0) +
        0.25 * (before[index + 1] ?? 0)
    }
  }
  return samples
}
