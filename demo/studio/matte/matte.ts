import type { Size } from '../page/region.ts'
import { cameraAt } from '../page/turntable.ts'
import type { SolidCar } from './car-solids.ts'
import { ground } from './ground.ts'
import { outline } from './outline.ts'

/** What covers the background in a frame: the car, and its shadow on the floor. A byte a pixel, top row first. */
export function matte({ solids, ground: floor }: SolidCar, frame: number, size: Size): Buffer {
  const camera = cameraAt(frame, floor.stance)
  const car = outline(solids, camera, size)
  const shade = ground(floor, camera, size)
  return Buffer.from(
    car.map((covered, pixel) => 255 * (covered + (1 - covered) * (shade[pixel] ?? 0)) + 0.5),
  )
}
