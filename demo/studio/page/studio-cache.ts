import * as THREE from 'three'
import type { CarManifest } from '../mesh/car-cache.ts'

/** Bytes per vertex: place, normal and occlusion as floats. */
const VERTEX_BYTES = 28

async function bytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Not in the studio's cache: ${address}`)
  return response.arrayBuffer()
}

/** Reads a part's mesh as `mesh/mesh.ts` writes it. */
export async function readMesh(slug: string, part: string): Promise<THREE.BufferGeometry> {
  const buffer = await bytes(`/cache/${slug}/${part}.mesh`)
  const [vertices = 0, indices = 0] = new Uint32Array(buffer, 0, 2)
  const start = 8
  const geometry = new THREE.BufferGeometry()
  const attribute = (offset: number, size: number) =>
    new THREE.BufferAttribute(
      new Float32Array(buffer, start + offset * vertices, size * vertices),
      size,
    )
  geometry.setAttribute('position', attribute(0, 3))
  geometry.setAttribute('normal', attribute(12, 3))
  geometry.setAttribute('occlusion', attribute(24, 1))
  const order = new Uint32Array(buffer, start + VERTEX_BYTES * vertices, indices)
  geometry.setIndex(new THREE.BufferAttribute(order, 1))
  return geometry
}

/** Reads how much of the sky each place of the floor sees. */
export async function readSky(
  slug: string,
  area: CarManifest['shadow'],
): Promise<THREE.DataTexture> {
  const shares = new Float32Array(await bytes(`/cache/${slug}/shadow.f32`))
  const texels = Uint8Array.from(shares, (share) => Math.round(share * 255))
  const texture = new THREE.DataTexture(texels, area.width, area.height, THREE.RedFormat)
  texture.minFilter = THREE.LinearFilter
  texture.magFilter = THREE.LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
