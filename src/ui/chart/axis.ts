export type Axis = ReturnType<typeof axisFor>

/** Steps that are easy to read, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10]

/** Most spaces between two ticks. */
const SPACES = 4

/** An axis with round ticks that contains all values: `min` and `max` are the outer ones. The values must be finite. */
export function axisFor(values: readonly number[]) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || Math.abs(low) || 1
  const power = 10 ** Math.floor(Math.log10(span / SPACES))
  const step = power * (STEPS.find((multiple) => multiple * power * SPACES >= span) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(Math.max(...values) / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { min: first * step, max: last * step, ticks }
}

/** Where a value stands on an axis, in percent. */
export function placeOn({ min, max }: Axis, value: number): number {
  return ((value - min) / (max - min)) * 100
}
