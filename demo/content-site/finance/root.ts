/** Thrown when no rate equates the present values of the flows. */
export class NoRateError extends Error {
  override readonly name = 'NoRateError'
}

interface Point {
  readonly value: number
  readonly slope: number
}

const TOLERANCE = 1e-14
const STEPS = 200

/** Widest bracket, as the logarithm of the annual rate: beyond e^±690 a rate overflows a number. */
const WIDEST = 690

/**
 * Finds the root of a function. Widens a bracket around 0 until it holds a sign change, then applies
 * Newton's method, bisecting whenever a step leaves the bracket or converges too slowly.
 * @throws NoRateError when the widest bracket has no sign change.
 */
export function findRoot(at: (x: number) => Point): number {
  let [low, high] = bracket((x) => at(x).value)
  const rising = at(high).value > 0
  let x = (low + high) / 2
  for (let step = 0; step < STEPS; step++) {
    const { value, slope } = at(x)
    if (value === 0) return x
    if (value > 0 === rising) high = x
    else low = x
    const newton = x - value / slope
    const tolerance = TOLERANCE * Math.max(1, Math.abs(x))
    if (Math.abs(newton - x) <= tolerance || high - low <= tolerance) return x
    x = newton > low && newton < high ? newton : (low + high) / 2
  }
  throw new NoRateError('The rate does not converge.')
}

function bracket(valueAt: (x: number) => number): [number, number] {
  const middle = valueAt(0)
  if (middle === 0) return [-TOLERANCE, TOLERANCE]
  for (let width = 0.125; width <= WIDEST; width *= 1.5) {
    if (crosses(middle, valueAt(width))) return [0, width]
    if (crosses(middle, valueAt(-width))) return [-width, 0]
  }
  throw new NoRateError('No rate makes these payments worth the amount drawn.')
}

function crosses(a: number, b: number): boolean {
  return !Number.isNaN(b) && a > 0 !== b > 0
}
