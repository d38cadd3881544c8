import * as THREE from 'three'
import type { CarDesign } from '../car-design.ts'
import { PARTS } from '../shading/parts.ts'

/** A piece of furniture behind the glass. */
export interface CabinPiece {
  readonly part: number
  readonly geometry: THREE.BufferGeometry
  readonly position: readonly [x: number, y: number, z: number]
  /** Backward lean in radians. */
  readonly lean: number
}

/** A box with round edges, of the given full sizes. */
function cushion(length: number, width: number, height: number): THREE.BufferGeometry {
  const geometry = new THREE.SphereGeometry(1, 28, 18)
  const places = geometry.getAttribute('position')
  const squared = (value: number, size: number) =>
    (Math.sign(value) * Math.abs(value) ** 0.35 * size) / 2
  for (let index = 0; index < places.count; index++) {
    places.setXYZ(
      index,
      squared(places.getX(index), length),
      squared(places.getY(index), width),
      squared(places.getZ(index), height),
    )
  }
  geometry.computeVertexNormals()
  return open(geometry)
}

/** Marks all of a geometry as seeing the whole sky. */
function open(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const count = geometry.getAttribute('position').count
  geometry.setAttribute('occlusion', new THREE.BufferAttribute(new Float32Array(count).fill(1), 1))
  return geometry
}

/** Seats, dashboard, wheel on the left (y < 0), shelf and floor, placed by the design. */
export function cabinPieces(design: CarDesign): CabinPiece[] {
  const { shutLines, cabin, wheelbase } = design
  const rise = cabin.seatRise
  const belt = design.curves.belt.find(([x]) => x > 0.9)?.[1] ?? 0.95
  const front = shutLines.betweenDoors + 0.26
  const second = Math.min(front + 0.86, wheelbase - 0.02)
  const dark = (
    geometry: THREE.BufferGeometry,
    position: CabinPiece['position'],
    lean = 0,
  ): CabinPiece => ({ part: PARTS.CABIN_DARK, geometry, position, lean })
  const seat = (x: number, y: number): CabinPiece[] => [
    {
      part: PARTS.CABIN_SEAT,
      geometry: cushion(0.15, 0.5, 0.62),
      position: [x, y, belt - 0.19 + rise],
      lean: 0.3,
    },
    {
      part: PARTS.CABIN_SEAT,
      geometry: cushion(0.1, 0.27, 0.17),
      position: [x + 0.11, y, belt + 0.2 + rise],
      lean: 0.16,
    },
    {
      part: PARTS.CABIN_SEAT,
      geometry: cushion(0.5, 0.5, 0.16),
      position: [x - 0.3, y, belt - 0.43 + rise],
      lean: 0,
    },
  ]
  const bench = (x: number): CabinPiece[] => [
    {
      part: PARTS.CABIN_SEAT,
      geometry: cushion(0.14, 1.22, 0.6),
      position: [x, 0, belt - 0.22 + rise],
      lean: 0.3,
    },
    ...[-0.36, 0.36].map((y): CabinPiece => ({
      part: PARTS.CABIN_SEAT,
      geometry: cushion(0.09, 0.24, 0.14),
      position: [x + 0.1, y, belt + 0.11 + rise],
      lean: 0.18,
    })),
  ]
  const rows = [...[-0.36, 0.36].flatMap((y) => seat(front, y)), ...bench(second)]
  if (cabin.seatRows === 3) rows.push(...bench(second + 0.78))
  const dash = shutLines.frontDoor + 0.2
  return [
    ...rows,
    dark(cushion(0.62, 1.4, 0.2), [dash, 0, belt - 0.08]),
    dark(cushion(0.03, 0.26, 0.15), [dash + 0.24, 0, belt + 0.04]),
    dark(
      open(new THREE.TorusGeometry(0.178, 0.015, 12, 48).rotateY(Math.PI / 2)),
      [dash + 0.4, -0.36, belt + 0.02],
      0.38,
    ),
    dark(cushion(0.03, 0.13, 0.1), [dash + 0.39, -0.36, belt + 0.02], 0.38),
    dark(cushion(wheelbase, 1.4, 0.1), [wheelbase * 0.62, 0, 0.42]),
  ]
}
