import type { Sector } from './frame-rotation.ts'

/** Label key of each side of the car. */
export const VIEWS: Readonly<Record<Sector, `view${Capitalize<Sector>}`>> = {
  front: 'viewFront',
  frontLeft: 'viewFrontLeft',
  left: 'viewLeft',
  rearLeft: 'viewRearLeft',
  rear: 'viewRear',
  rearRight: 'viewRearRight',
  right: 'viewRight',
  frontRight: 'viewFrontRight',
}
