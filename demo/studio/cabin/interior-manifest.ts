import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawingSource } from '../encode/picture-manifest.ts'
import type { CabinDesign } from './cabin-design.ts'
import type { ViewPlan } from './painter.ts'
import { seatsPlan } from './seats-view.ts'
import { upholsteryLook } from './upholstery-look.ts'

/**
 * Hash of what committed pictures were made from: panorama and dashboard by `cabin/UPHOLSTERY`, seats by
 * `cabin/UPHOLSTERY-seats`.
 */
export type InteriorManifest = Readonly<Record<string, string>>

/** Width of the committed flat pictures. */
export const FLAT_WIDTH = 1200

/** Files that change no picture. The view of the seats is hashed with the pictures of the seats instead. */
const BESIDES = new Set([
  'cabin.ts',
  'cabin-arguments.ts',
  'interior-manifest.ts',
  'same-shapes.ts',
  'seats-view.ts',
])

/**
 * Hash of all source that turns a design into pictures, without the designs: each picture depends on one of them.
 * See `drawingSource` for what does not count.
 */
export async function cabinSourceHash(folder: string = import.meta.dirname): Promise<string> {
  const hash = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (!/\.(ts|glsl)$/.test(file) || file.startsWith('designs/') || BESIDES.has(file)) continue
    hash.update(file).update(drawingSource(await readFile(join(folder, file), 'utf8')))
  }
  return hash.digest('hex')
}

/** Hash of everything that pictures of one interior depend on; `view` is given if it is not part of the source. */
export function interiorHash(
  source: string,
  design: CabinDesign,
  upholstery: string,
  view?: ViewPlan,
): string {
  const drawn = { ...design, models: null, upholsteries: null, seatUpholsteries: null }
  return createHash('sha256')
    .update(JSON.stringify({ source, drawn, look: upholsteryLook(upholstery, design), view }))
    .digest('hex')
    .slice(0, 16)
}

/** Hashes that the given cabins' pictures should have, by name as in the manifest. */
export function interiorHashes(
  source: string,
  cabins: readonly CabinDesign[],
): ReadonlyMap<string, string> {
  return new Map(
    cabins.flatMap((design) => [
      ...design.upholsteries.map((id): [string, string] => [
        `${design.slug}/${id}`,
        interiorHash(source, design, id),
      ]),
      ...design.seatUpholsteries.map((id): [string, string] => [
        `${design.slug}/${id}-seats`,
        interiorHash(source, design, id, seatsPlan(design, FLAT_WIDTH)),
      ]),
    ]),
  )
}

/** Names of pictures that are missing or older than what they are made from. */
export function outdatedInteriors(
  manifest: InteriorManifest,
  hashes: ReadonlyMap<string, string>,
): string[] {
  return [...hashes].filter(([name, hash]) => manifest[name] !== hash).map(([name]) => name)
}
