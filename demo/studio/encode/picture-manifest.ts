import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CarDesign } from '../car-design.ts'
import { lightOf } from './paint-recipe.ts'

/** Hash of what each car's committed pictures were made from, by slug. */
export type PictureManifest = Readonly<Record<string, string>>

/** A paint as far as pictures depend on it. */
export interface ShownPaint {
  readonly id: string
  readonly colour: string
  readonly finish: string
}

const studioFolder = path.join(import.meta.dirname, '..')

/** Source that pictures look different after a change of: whole folders, and single files. */
const FOLDERS = ['field', 'matte', 'mesh', 'parts', 'shading'] as const
const FILES = [
  'page/cabin-dummy.ts',
  'page/detail-views.ts',
  'page/finish-frame.ts',
  'page/number-plate.ts',
  'page/recolour.ts',
  'page/smooth-edges.ts',
  'page/turntable.ts',
  'encode/encode-frame.ts',
  'encode/paint-recipe.ts',
] as const

/** Hash of all source that turns a design into pictures; see `drawingSource` for what does not count. */
export async function studioHash(): Promise<string> {
  const files: string[] = [...FILES]
  for (const folder of FOLDERS) {
    for (const file of await readdir(path.join(studioFolder, folder), { recursive: true })) {
      if (/\.(ts|glsl)$/.test(file)) files.push(path.posix.join(folder, file.replaceAll('\\', '/')))
    }
  }
  const hash = createHash('sha256')
  const byName = new Map(files.map((file) => [hashedName(file), file]))
  for (const [name, file] of [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const text = await readFile(path.join(studioFolder, file), 'utf8')
    hash.update(name).update(drawingSource(text))
  }
  return hash.digest('hex')
}

/** A file's name in the hash. The shaders of the body have a folder only to be found more easily. */
function hashedName(file: string): string {
  return file.replace(/^shading\/body\//, 'shading/')
}

/** A source text without what changes no picture: comments, layout, and the paths of imported files. */
export function drawingSource(text: string): string {
  return text
    .replaceAll(/^((?:import|\}) .*from) '[^']*'$/gm, '$1')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
}

/** Hash of everything one car's pictures depend on. */
export function carHash(source: string, design: CarDesign, paints: readonly ShownPaint[]): string {
  const shown = paints.map(({ id, colour, finish }) => ({ id, light: lightOf(colour), finish }))
  return createHash('sha256')
    .update(JSON.stringify({ source, design, shown }))
    .digest('hex')
    .slice(0, 16)
}

/** Cars whose pictures are missing or older than what they are made from. */
export function outdated(manifest: PictureManifest, hashes: ReadonlyMap<string, string>): string[] {
  return [...hashes].filter(([slug, hash]) => manifest[slug] !== hash).map(([slug]) => slug)
}
