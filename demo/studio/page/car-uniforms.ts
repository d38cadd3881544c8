import * as THREE from 'three'
import type { CarDesign } from '../car-design.ts'
import { curveTables, tableCount, tableLength } from '../field/curve-tables.ts'
import type { CarManifest } from '../mesh/car-cache.ts'
import { DEPTH_STEPS, PARTS } from '../shading/parts.ts'
import type { FrameTargets } from './frame-targets.ts'
import { numberPlate } from './number-plate.ts'
import type { Uniforms } from './passes.ts'
import type { Size } from './region.ts'
import { readSky } from './studio-cache.ts'
import type { Camera } from './turntable.ts'

/** The values that all programs of one car share. */
export async function createCarUniforms(
  design: CarDesign,
  { shadow }: CarManifest,
  targets: FrameTargets,
): Promise<Uniforms> {
  const camera = { value: new THREE.Vector3() }
  return {
    uCurves: { value: curveTexture(design) },
    uSky: { value: await readSky(design.slug, shadow) },
    uSkyArea: { value: new THREE.Vector3(shadow.x0, shadow.x1, shadow.y1) },
    uPlate: { value: numberPlate(design.plateText) },
    uCamera: camera,
    uEye: camera,
    uTurn: { value: new THREE.Vector3() },
    uPixel: { value: 0 },
    uRight: { value: new THREE.Vector3() },
    uUp: { value: new THREE.Vector3() },
    uAhead: { value: new THREE.Vector3() },
    uOpening: { value: new THREE.Vector2() },
    uSteps: { value: DEPTH_STEPS },
    uFading: { value: 1 },
    uMark: { value: PARTS.GLASS / DEPTH_STEPS },
    uPlaces: { value: targets.opaque.textures[0] },
    uNormals: { value: targets.opaque.textures[1] },
    uGlassPlaces: { value: targets.panes.textures[0] },
    uGlassNormals: { value: targets.panes.textures[1] },
  }
}

/** The vector behind a name; throws where there is none. */
export function vector3(uniforms: Uniforms, name: string): THREE.Vector3 {
  const value: unknown = uniforms[name]?.value
  if (value instanceof THREE.Vector3) return value
  throw new Error(`No vector ${name}`)
}

/** Points the lens, and tells the shaders how it sees. */
export function aim(
  lens: THREE.PerspectiveCamera,
  camera: Camera,
  size: Size,
  uniforms: Uniforms,
): void {
  lens.fov = camera.fieldOfView
  lens.aspect = size.width / size.height
  lens.near = 1
  lens.far = 60
  lens.updateProjectionMatrix()
  lens.up.set(0, 0, 1)
  lens.position.set(...camera.position)
  lens.lookAt(...camera.target)
  lens.updateMatrixWorld()
  const opening = Math.tan((camera.fieldOfView * Math.PI) / 360)
  const ahead = vector3(uniforms, 'uAhead')
  lens.matrixWorld.extractBasis(vector3(uniforms, 'uRight'), vector3(uniforms, 'uUp'), ahead)
  ahead.negate()
  vector3(uniforms, 'uCamera').copy(lens.position)
  const half: unknown = uniforms['uOpening']?.value
  if (half instanceof THREE.Vector2) half.set(opening * lens.aspect, opening)
  const pixel = uniforms['uPixel']
  if (pixel !== undefined) pixel.value = (2 * opening) / size.height
}

function curveTexture(design: CarDesign): THREE.DataTexture {
  const tables = curveTables(design)
  const texture = new THREE.DataTexture(
    tables,
    tableLength,
    tableCount,
    THREE.RedFormat,
    THREE.FloatType,
  )
  texture.needsUpdate = true
  return texture
}
