import type { CarDesign } from '../car-design.ts'
import { prepareCar } from '../mesh/car-cache.ts'
import type { View } from '../page/detail-views.ts'
import type { OpenStudio } from '../page/open-studio.ts'
import type { CarPaint } from './line-up-paints.ts'

export interface DrawnPicture {
  readonly view: View
  readonly paint: string
  /** Straight RGBA. */
  readonly pixels: Buffer
}

/** Milliseconds of a whole car. */
export interface CarTiming {
  draw: number
  finish: number
}

/** Pictures that may wait for their encoder before drawing pauses. */
const MOST_WAITING = 10

/**
 * Draws views of a car in all paints; `take` gets each picture and may still work on it while
 * the next view is drawn.
 */
export async function drawCar(
  { page, server }: OpenStudio,
  design: CarDesign,
  views: readonly View[],
  paints: readonly CarPaint[],
  take: (picture: DrawnPicture) => Promise<void>,
): Promise<CarTiming> {
  const manifest = await prepareCar(design)
  await page.evaluate(([car, meshes]) => globalThis.studio.load(car, meshes), [
    design,
    manifest,
  ] as const)
  const timing: CarTiming = { draw: 0, finish: 0 }
  const waiting = new Set<Promise<void>>()
  for (const [index, view] of views.entries()) {
    const orders = paints.map(({ id, recipe }) => ({
      address: `/pictures/${design.slug}/${id}/${view}`,
      recipe,
    }))
    for (const [which, { address }] of orders.entries()) {
      const paint = paints[which]?.id ?? ''
      const work = server
        .delivered(address)
        .then((pixels) => take({ view, paint, pixels }))
        .finally(() => waiting.delete(work))
      waiting.add(work)
    }
    const spent = await page.evaluate(
      ([which, pictures, next]) => globalThis.studio.shoot(which, pictures, next),
      [view, orders, views[index + 1]] as const,
    )
    timing.draw += spent.draw
    timing.finish += spent.finish
    while (waiting.size > MOST_WAITING) await Promise.race(waiting)
  }
  await Promise.all(waiting)
  return timing
}
