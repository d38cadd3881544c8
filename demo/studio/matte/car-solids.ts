import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CarDesign } from '../car-design.ts'
import { foremost, rearmost } from '../car-design.ts'
import { cacheFolder, prepareCar } from '../mesh/car-cache.ts'
import { tyreHalfWidth } from '../parts/wheel-tyre.ts'
import type { Ground } from './ground.ts'
import type { Solid } from './outline.ts'

/** A car as its outline and its shadow need it. */
export interface SolidCar {
  readonly solids: readonly Solid[]
  readonly ground: Ground
}

const SIDES = [1, -1] as const
/** Corners of the disc that stands for a wheel. */
const CORNERS = 48

/** Reads a car from the cache of meshes, both sides and all four wheels; makes them if they are missing or old. */
export async function solidCar(design: CarDesign): Promise<SolidCar> {
  const { parts, shadow } = await prepareCar(design)
  const folder = cacheFolder(design.slug)
  const solids: Solid[] = []
  for (const part of parts) {
    // Rims and brakes lie inside the discs of their wheels.
    if (part === 'rim' || part === 'brake') continue
    const mesh = readSolid(await readFile(path.join(folder, `${part}.mesh`)))
    for (const side of SIDES) {
      if (part !== 'tyre') solids.push(moved(mesh, side, 0, 0, 0))
      else {
        const { halfTrack, tyreRadius } = design.wheels
        for (const x of [0, design.wheelbase]) {
          for (const solid of [mesh, disc(tyreRadius * 0.9)]) {
            solids.push(moved(solid, side, x, side * halfTrack, tyreRadius))
          }
        }
      }
    }
  }
  const values = new Float32Array((await readFile(path.join(folder, 'shadow.f32'))).buffer.slice(0))
  const stance = {
    foremost: foremost(design),
    rearmost: rearmost(design),
    halfWidth: design.halfWidth,
  }
  const tyres = {
    wheelbase: design.wheelbase,
    halfTrack: design.wheels.halfTrack,
    halfWidth: tyreHalfWidth(design.wheels),
  }
  return { solids, ground: { stance, tyres, sky: { ...shadow, values } } }
}

/** Places and triangles of a mesh as `encodeMesh` writes it. */
function readSolid(file: Buffer): Solid {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer
  const [vertices = 0, indices = 0] = new Uint32Array(bytes, 0, 2)
  return {
    positions: new Float32Array(bytes, 8, vertices * 3),
    indices: new Uint32Array(bytes, 8 + vertices * 28, indices),
  }
}

function moved(
  { positions, indices }: Solid,
  side: number,
  x: number,
  y: number,
  z: number,
): Solid {
  const places = positions.map((value, at) => {
    if (at % 3 === 0) return value + x
    return at % 3 === 1 ? value * side + y : value + z
  })
  return { positions: places, indices }
}

/** A wheel's disc, upright and round its axle. */
function disc(radius: number): Solid {
  const rim = Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / CORNERS
    return [radius * Math.cos(turn), 0, radius * Math.sin(turn)]
  })
  const fan = rim.flatMap((_, corner) => [0, corner + 1, ((corner + 1) % CORNERS) + 1])
  return { positions: Float32Array.from([0, 0, 0, ...rim.flat()]), indices: Uint32Array.from(fan) }
}
