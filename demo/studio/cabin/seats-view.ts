import type { CabinDesign, Point } from './cabin-design.ts'
import { perspectiveCamera } from './camera.ts'
import type { ViewPlan } from './painter.ts'
import { flatPlan } from './views.ts'

/** The seats as a flat picture, from above the dashboard in front of the passenger. */
export function seatsPlan(design: CabinDesign, width: number): ViewPlan {
  const { seat, centre, rows } = design
  const [x, y, z] = seat.hip
  // From further ahead, a wide screen would cover a corner of the picture.
  const isScreenWide = centre.halfWidth > 0.2
  const eye: Point = [isScreenWide ? centre.at[0] - 0.03 : x - 0.78, y + 0.05, z + 0.63]
  const target: Point = [x + 0.19, -0.06, z + 0.28]
  const view = isScreenWide ? 86 : 82
  if (rows === 'three') {
    // From between the headrests of the front seats, where one looks over the second row at the third.
    const middle: Point = [x - 0.2, 0.02, z + 0.85]
    const camera = perspectiveCamera(middle, [x + 0.8, 0, z + 0.33], 88, width)
    return { ...flatPlan(design, width), camera }
  }
  return { ...flatPlan(design, width), camera: perspectiveCamera(eye, target, view, width) }
}
