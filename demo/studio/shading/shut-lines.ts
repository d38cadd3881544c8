import type { CarDesign, Curve } from '../car-design.ts'

/** A straight piece of a gap in the side view, in metres. */
export type Line = readonly [x0: number, z0: number, x1: number, z1: number]
type Corner = readonly [x: number, z: number]

/** How far the rear door keeps off the arch. */
const ARCH_DISTANCE = 0.05
const ARC_STEPS = 7

/** The gaps of the side doors, as a chain of short straight lines. */
export function shutLines(design: CarDesign): Line[] {
  const { shutLines: lines, curves, wheels, wheelbase } = design
  const belt = (x: number) => valueAt(curves.belt, x)
  const { frontDoor, betweenDoors, rearDoor, sill } = lines
  const height = belt(frontDoor) - sill
  const frontFoot: Corner = [frontDoor + 0.05, sill]
  const front: Corner[] = [
    [frontDoor + 0.02, belt(frontDoor)],
    [frontDoor - 0.015, sill + height * 0.78],
    [frontDoor - 0.025, sill + height * 0.5],
    [frontDoor - 0.005, sill + height * 0.2],
    [frontDoor + 0.02, sill + height * 0.05],
    frontFoot,
  ]
  const between: Corner[] = [
    [betweenDoors + 0.04, belt(betweenDoors) + 0.4],
    [betweenDoors, belt(betweenDoors)],
    [betweenDoors - 0.008, sill + height * 0.5],
    [betweenDoors + 0.012, sill],
  ]
  if (rearDoor === null) {
    return [
      ...chain(front),
      ...chain(between.slice(1)),
      ...chain([frontFoot, [betweenDoors + 0.012, sill]]),
    ]
  }
  const radius = wheels.archRadius + ARCH_DISTANCE
  const arc = Array.from({ length: ARC_STEPS + 1 }, (_, step): Corner => {
    const angle = Math.PI * (0.9 - (0.36 * step) / ARC_STEPS)
    return [wheelbase + Math.cos(angle) * radius, wheels.tyreRadius + Math.sin(angle) * radius]
  }).filter(([x, z]) => z > sill + 0.05 && x < rearDoor - 0.05)
  const rear: Corner[] = [
    [betweenDoors + 0.012, sill],
    [wheelbase - radius - 0.12, sill],
    ...arc,
    [rearDoor + 0.02, belt(rearDoor) - 0.06],
    [rearDoor + 0.02, belt(rearDoor) + 0.02],
  ]
  return [
    ...chain(front),
    ...chain(between),
    ...chain([frontFoot, [betweenDoors + 0.012, sill]]),
    ...chain(rear),
  ]
}

function chain(corners: readonly Corner[]): Line[] {
  return corners.slice(1).map(([x1, z1], index): Line => {
    const [x0, z0] = corners[index] ?? [x1, z1]
    return [x0, z0, x1, z1]
  })
}

function valueAt(curve: Curve, at: number): number {
  for (const [index, [x1, y1]] of curve.entries()) {
    if (at > x1) continue
    const [x0, y0] = curve[index - 1] ?? [x1, y1]
    return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
  }
  return curve.at(-1)?.[1] ?? 0
}
