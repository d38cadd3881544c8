import type { CarDesign } from '../car-design.ts'
import type { BodyField, Field } from '../field/compile-field.ts'
import { handleHalfLength, type HandlePlace } from '../field/handle-places.ts'
import { roundBox } from './solids.ts'

/** How far a bar handle's outer face stands over the door, and how thick it is. */
const barHeight = 0.026
const barHalfThickness = 0.008
const flushHalfThickness = 0.006

/**
 * One door handle that follows the door's skin: a bar whose ends bend into the door over its
 * finger hollow, or a flush plate that stands out by 1.5 mm.
 */
export function handleField(design: CarDesign, body: BodyField, place: HandlePlace): Field {
  const isBar = design.handles === 'bar'
  return (x, y, z) => {
    const dx = x - place.x
    const dz = z - place.z - 0.01 * dx
    const over = y - body.sideWidth(x, z)
    if (!isBar) {
      const size = [handleHalfLength, flushHalfThickness, 0.014] as const
      return roundBox(dx, over + flushHalfThickness - 0.0015, dz, size, 0.005)
    }
    const toEnd = Math.min(Math.abs(dx) / handleHalfLength, 1)
    const bend = (barHeight + 0.008) * toEnd ** 6
    const narrow = 1 - 0.2 * toEnd * toEnd
    const size = [handleHalfLength, barHalfThickness, 0.0155] as const
    return roundBox(dx, over - barHeight + barHalfThickness + bend, dz / narrow, size, 0.0075) * 0.7
  }
}
