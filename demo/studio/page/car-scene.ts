import * as THREE from 'three'
import type { CarDesign } from '../car-design.ts'
import type { CarManifest } from '../mesh/car-cache.ts'
import { glassFrom } from '../shading/design-constants.ts'
import { PARTS } from '../shading/parts.ts'
import { cabinPieces } from './cabin-dummy.ts'
import type { Uniforms } from './passes.ts'
import type { CarShaders } from './shader-text.ts'
import { readMesh } from './studio-cache.ts'

export interface CarScenes {
  /** All that hides what is behind it. */
  readonly opaque: THREE.Scene
  /** The windows. */
  readonly panes: THREE.Scene
  /** Rims with the side they stand on: 1 is y > 0. */
  readonly rims: readonly { readonly mesh: THREE.Object3D; readonly side: number }[]
}

const SIDES = [1, -1] as const

const TRIM: Readonly<Record<string, number>> = {
  mirror: PARTS.MIRROR,
  handles: PARTS.HANDLES,
  rails: PARTS.RAILS,
  wipers: PARTS.WIPERS,
}

const WHEEL: Readonly<Record<string, number>> = {
  rim: PARTS.RIM,
  tyre: PARTS.TYRE,
  brake: PARTS.BRAKE,
}

/** Sets a car up from the meshes of the studio's cache, both sides and all four wheels. */
export async function createCarScene(
  design: CarDesign,
  manifest: CarManifest,
  shaders: CarShaders,
  uniforms: Uniforms,
): Promise<CarScenes> {
  const opaque = new THREE.Scene()
  const panes = new THREE.Scene()
  const rims: { mesh: THREE.Object3D; side: number }[] = []
  const material = (part: number, side: number, glazed: 'body' | 'glass' | 'none' = 'none') =>
    new THREE.RawShaderMaterial({
      glslVersion: THREE.GLSL3,
      vertexShader: shaders.gBufferVertex,
      fragmentShader: shaders.gBuffer(part, glazed),
      uniforms: { ...uniforms, uSide: { value: side } },
      side: THREE.DoubleSide,
    })
  const add = (scene: THREE.Scene, geometry: THREE.BufferGeometry, look: THREE.Material) => {
    const mesh = new THREE.Mesh(geometry, look)
    mesh.frustumCulled = false
    scene.add(mesh)
    return mesh
  }

  for (const part of manifest.parts) {
    const geometry = await readMesh(design.slug, part)
    for (const side of SIDES) {
      const trim = TRIM[part]
      const wheel = WHEEL[part]
      if (wheel !== undefined) {
        for (const [axle, x] of [0, design.wheelbase].entries()) {
          const mesh = add(opaque, geometry, material(wheel, side))
          mesh.position.set(x, side * design.wheels.halfTrack, design.wheels.tyreRadius)
          // The brake stands still: its caliper is at the wheel's rear.
          if (wheel !== PARTS.BRAKE) mesh.rotation.y = side * (0.35 + 0.7 * axle)
          if (wheel === PARTS.RIM) rims.push({ mesh, side })
        }
      } else if (trim === undefined) {
        add(opaque, geometry, material(PARTS.BODY, side, 'body'))
        add(panes, upperPart(geometry, glassFrom(design)), material(PARTS.GLASS, side, 'glass'))
      } else add(opaque, geometry, material(trim, side))
    }
  }
  for (const piece of cabinPieces(design)) {
    const mesh = add(opaque, piece.geometry, material(piece.part, 1))
    mesh.position.set(...piece.position)
    mesh.rotation.y = piece.lean
  }
  return { opaque, panes, rims }
}

/** The same mesh without the triangles that lie below a height. */
function upperPart(geometry: THREE.BufferGeometry, height: number): THREE.BufferGeometry {
  const places = geometry.getAttribute('position')
  const order = geometry.getIndex()?.array ?? []
  const kept: number[] = []
  for (let at = 0; at < order.length; at += 3) {
    const corners = [order[at] ?? 0, order[at + 1] ?? 0, order[at + 2] ?? 0]
    if (corners.some((corner) => places.getZ(corner) > height)) kept.push(...corners)
  }
  const upper = new THREE.BufferGeometry()
  for (const name of ['position', 'normal', 'occlusion']) {
    upper.setAttribute(name, geometry.getAttribute(name))
  }
  upper.setIndex(kept)
  return upper
}
