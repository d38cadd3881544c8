import type { CarDesign } from '../car-design.ts'
import type { BodyField, Field } from '../field/compile-field.ts'
import { handlePlaces } from '../field/handle-places.ts'
import { joinMeshes, type Mesh } from '../mesh/mesh.ts'
import { withOcclusion } from '../mesh/occlusion.ts'
import { surfaceNets } from '../mesh/surface-nets.ts'
import { handleField } from './door-handle.ts'
import { mirrorField, mirrorPlace } from './mirror.ts'
import { fittedRails, railField, railReach } from './roof-rail.ts'
import { brakeField } from './wheel-brake.ts'
import { rimField } from './wheel-rim.ts'
import { tyreField } from './wheel-tyre.ts'
import { wiperBox, wiperField } from './wiper.ts'

export type PartName = 'rim' | 'tyre' | 'brake' | 'mirror' | 'handles' | 'rails' | 'wipers'

/** Small parts are dense in edges: they are sampled in a wider band round their surface. */
const blockShare = 3.2
/** Occlusion probes of small parts reach this share of the body's. */
const smallScale = 0.35

/**
 * Every part of a car but its body. Wheels' parts are in wheel coordinates (axis y, outwards +y),
 * the others in the car's, for the side y > 0; `coarse` above 1 meshes faster, for previews.
 */
export function carParts(
  design: CarDesign,
  body: BodyField,
  coarse = 1,
): Partial<Record<PartName, Mesh>> {
  const parts = {
    ...wheelParts(design, coarse),
    mirror: mirrorMesh(design, body, coarse),
    wipers: surfaceNets(wiperField(body), wiperBox(body), 0.004 * coarse, { blockShare }),
  }
  const handles = handlesMesh(design, body, coarse)
  if (design.roofRails === null) return { ...parts, handles }
  const roofRails = fittedRails(design.roofRails, body)
  const { low, high } = railReach(design, roofRails)
  const { from, to, y } = roofRails
  const box = { from: [from - 0.03, y - 0.05, low], to: [to + 0.03, y + 0.05, high] } as const
  const rails = surfaceNets(railField(roofRails, body), box, 0.005 * coarse, { blockShare })
  return { ...parts, handles, rails }
}

function wheelParts({ wheels }: CarDesign, coarse: number) {
  const { tyreRadius, rimRadius } = wheels
  const net = (field: Field, radius: number, step: number) => {
    const reach = radius + 3 * step * coarse
    const box = { from: [-reach, -0.16, -reach], to: [reach, 0.16, reach] } as const
    return surfaceNets(field, box, step * coarse, { blockShare, gradientStep: 0.0015 })
  }
  const rim = rimField(wheels)
  const brake = brakeField(wheels)
  return {
    rim: withOcclusion(net(rim, rimRadius + 0.01, 0.0032), rim, smallScale),
    tyre: net(tyreField(wheels), tyreRadius, 0.008),
    brake: withOcclusion(net(brake, rimRadius, 0.006), brake, smallScale),
  }
}

function mirrorMesh(design: CarDesign, body: BodyField, coarse: number): Mesh {
  const { x, y, z } = mirrorPlace(design, body)
  const field = mirrorField(design, body)
  const box = { from: [x - 0.22, y - 0.34, z - 0.24], to: [x + 0.2, y + 0.2, z + 0.14] } as const
  return withOcclusion(surfaceNets(field, box, 0.005 * coarse, { blockShare }), field, smallScale)
}

function handlesMesh(design: CarDesign, body: BodyField, coarse: number): Mesh {
  return joinMeshes(
    handlePlaces(design).map((place) => {
      const y = body.sideWidth(place.x, place.z)
      const box = {
        from: [place.x - 0.12, y - 0.06, place.z - 0.04],
        to: [place.x + 0.12, y + 0.06, place.z + 0.04],
      } as const
      const field = handleField(design, body, place)
      const mesh = surfaceNets(field, box, 0.004 * coarse, { blockShare })
      return withOcclusion(
        mesh,
        (px, py, pz) => Math.min(field(px, py, pz), body.fBody(px, py, pz)),
        0.2,
      )
    }),
  )
}
