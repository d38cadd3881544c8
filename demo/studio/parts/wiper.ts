import type { BodyField, Field } from '../field/compile-field.ts'

/** Ends of the blade as it rests: y, and height over the windscreen's foot. */
const blade = { inner: [0.05, 0.052], outer: [0.6, 0.066] } as const
/** The arm goes from the cowl to the middle of the blade. */
const arm = { inner: [0.3, 0.059], outer: [0.68, -0.03] } as const

/** How far the box round the wiper reaches from the middle line. */
const outermost = 0.72
const samples = 48

/** Wiper on the side y > 0: a blade that rests on the windscreen, and the arm that holds it. */
export function wiperField(body: BodyField): Field {
  const feet = Array.from({ length: samples + 2 }, (_, index) =>
    screenFoot(body, (outermost * index) / samples),
  )
  return (x, y, z) => {
    const place = Math.min(Math.max((y / outermost) * samples, 0), samples)
    const whole = Math.floor(place)
    const foot = feet[whole] ?? 0
    const rise = z - foot - ((feet[whole + 1] ?? foot) - foot) * (place - whole)
    const over = body.cabinScreen(x, y, z)
    const onBlade = bar(over - 0.014, awayFrom(y, rise, blade.inner, blade.outer), 0.009, 0.005)
    const onArm = bar(over - 0.03, awayFrom(y, rise, arm.inner, arm.outer), 0.004, 0.007)
    return Math.min(onBlade, onArm)
  }
}

/** Box round a wiper, wide enough for its mesh. */
export function wiperBox(body: BodyField) {
  const [middle, outside] = [screenFoot(body, 0), screenFoot(body, outermost)]
  const low = Math.min(middle, outside) - 0.05
  const high = Math.max(middle, outside) + 0.11
  return {
    from: [body.screenAt(low) - 0.08, 0, low],
    to: [body.screenAt(high) + 0.26 * outermost ** 2 + 0.04, outermost, high],
  } as const
}

/** Height at which the windscreen rises out of the bonnet, at a distance from the middle line. */
function screenFoot(body: BodyField, y: number): number {
  let z = 1
  for (let round = 0; round < 40; round++) z = body.topAt(body.screenAt(z) + 0.26 * y * y)
  return z
}

function bar(over: number, away: number, halfHeight: number, halfWidth: number): number {
  const high = Math.max(Math.abs(over) - halfHeight, 0)
  const wide = Math.max(away - halfWidth, 0)
  return Math.hypot(high, wide) - 0.0025
}

type Place = readonly [y: number, rise: number]

/** Distance in the glass from the line between two places. */
function awayFrom(y: number, rise: number, from: Place, to: Place): number {
  const [dy, dr] = [to[0] - from[0], to[1] - from[1]]
  const along = ((y - from[0]) * dy + (rise - from[1]) * dr) / (dy * dy + dr * dr)
  const t = Math.min(Math.max(along, 0), 1)
  // The glass leans: a step upwards is about twice as long in the glass as in height.
  return Math.hypot(y - from[0] - t * dy, 2 * (rise - from[1] - t * dr))
}
