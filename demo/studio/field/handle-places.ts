import type { CarDesign } from '../car-design.ts'
import { curveIndex, curveTables, rangeX, readTable, tableLength } from './curve-tables.ts'

export interface HandlePlace {
  readonly x: number
  readonly z: number
}

/** Half the length of a door handle. */
export const handleHalfLength = 0.1
/** From a door's rear edge to its handle's middle. */
const handleSetback = 0.165
/** How far handles stand under the shoulder line. */
const underShoulder = 0.045

/** Middles of the door handles of one side, front to back, on the shoulder line of the design. */
export function handlePlaces(design: CarDesign): HandlePlace[] {
  const { betweenDoors, rearDoor } = design.shutLines
  const edges = rearDoor === null ? [betweenDoors] : [betweenDoors, rearDoor]
  const tables = curveTables(design)
  return edges.map((edge) => {
    const x = edge - handleSetback
    const place = ((x - rangeX.from) * (tableLength - 1)) / (rangeX.to - rangeX.from)
    return { x, z: readTable(tables, curveIndex('shoulder'), place) - underShoulder }
  })
}
