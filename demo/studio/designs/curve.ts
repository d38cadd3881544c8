import type { Curve, CurvePoint } from '../car-design.ts'

/**
 * A curve from its points in one flat row: at, value, at, value, and so on.
 * An odd count or points out of order are a slip in a design, and throw.
 */
export const curve = (row: readonly number[]): Curve => {
  const points: CurvePoint[] = []
  for (let i = 0; i < row.length; i += 2) {
    const at = row[i]
    const value = row[i + 1]
    if (at === undefined || value === undefined) throw new Error('a curve lacks its last value')
    const before = points.at(-1)
    if (before && before[0] >= at) throw new Error(`curve points out of order at ${at}`)
    points.push([at, value])
  }
  return points
}
