import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CarDesign } from '../car-design.ts'
import { compileField } from '../field/compile-field.ts'
import { handlePlaces } from '../field/handle-places.ts'
import { carParts } from '../parts/car-parts.ts'
import { mirrorPlace, type MirrorPlace } from '../parts/mirror.ts'
import { bodyMesh } from './body-mesh.ts'
import { floorShadow, type FloorShadow } from './floor-shadow.ts'
import { encodeMesh } from './mesh.ts'

/** What a car's cache folder holds: `<part>.mesh` for each part, and `shadow.f32`. */
export interface CarManifest {
  /** Of the design and of the source that meshes it. */
  readonly hash: string
  readonly parts: readonly string[]
  readonly shadow: Omit<FloorShadow, 'values'>
  /** Middle of the mirror's housing on the side y > 0. */
  readonly mirror: MirrorPlace
  /** Middles of the door handles on the side y > 0, front to back. */
  readonly handles: readonly MirrorPlace[]
}

const studioFolder = path.join(import.meta.dirname, '..')
const sourceFolders = ['field', 'mesh', 'parts'] as const

/** Where the meshes of a car lie, below the repository's git-ignored cache folder. */
export function cacheFolder(slug: string): string {
  return path.join(studioFolder, '../../.cache/studio', slug)
}

/**
 * Meshes a car into its cache folder and returns what is there; returns at once when neither the
 * design nor the meshing source has changed since.
 */
export async function prepareCar(design: CarDesign): Promise<CarManifest> {
  const folder = cacheFolder(design.slug)
  const hash = await inputHash(design)
  const kept = await readManifest(folder)
  if (kept?.hash === hash) return kept

  const field = compileField(design)
  const meshes = { body: bodyMesh(design, field), ...carParts(design, field) }
  const { values, ...shadow } = floorShadow(design, field.fBody)
  const manifest: CarManifest = {
    hash,
    parts: Object.keys(meshes),
    shadow,
    mirror: mirrorPlace(design, field),
    handles: handlePlaces(design).map(({ x, z }) => ({ x, y: field.sideWidth(x, z), z })),
  }
  await mkdir(folder, { recursive: true })
  for (const [part, mesh] of Object.entries(meshes)) {
    await writeFile(path.join(folder, `${part}.mesh`), encodeMesh(mesh))
  }
  await writeFile(path.join(folder, 'shadow.f32'), new Uint8Array(values.buffer))
  // Last, so that a broken run is begun anew.
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  return manifest
}

async function readManifest(folder: string): Promise<CarManifest | null> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as CarManifest)
}

async function inputHash(design: CarDesign): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(design))
  for (const folder of sourceFolders) {
    const files = (await readdir(path.join(studioFolder, folder))).toSorted()
    for (const file of files) {
      hash.update(file).update(await readFile(path.join(studioFolder, folder, file)))
    }
  }
  return hash.digest('hex')
}
