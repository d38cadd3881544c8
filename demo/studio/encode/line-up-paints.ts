import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAINTS } from '../../content-site/catalogue/paints.ts'
import type { PaintId } from '../../content-site/catalogue/paints.ts'
import { MODEL_PLANS } from '../../content-site/catalogue/line-up/plans.ts'
import { allDesigns } from '../designs/all-designs.ts'
import { paintRecipe } from './paint-recipe.ts'
import type { PaintRecipe } from './paint-recipe.ts'
import { carHash, studioHash } from './picture-manifest.ts'
import type { PictureManifest } from './picture-manifest.ts'

/** A paint to draw a car in. */
export interface CarPaint {
  readonly id: string
  readonly recipe: PaintRecipe
}

/** Where the finished frames and their manifest lie. */
export const pictureFolder = path.join(import.meta.dirname, '../../content-site/media/exterior')
export const manifestFile = path.join(pictureFolder, 'manifest.json')

/** Paints that the catalogue offers for a car; none for a car it does not have. */
export function paintIds(slug: string): readonly PaintId[] {
  return MODEL_PLANS.find((plan) => plan.slug === slug)?.paints ?? []
}

/** Ids as paints to draw with, in the same order. */
export function carPaints(ids: readonly PaintId[]): CarPaint[] {
  return ids.map((id) => ({ id, recipe: paintRecipe(PAINTS[id].colour, PAINTS[id].finish) }))
}

/** What every car's pictures would be made from today: a hash by slug. */
export async function inputHashes(): Promise<Map<string, string>> {
  const source = await studioHash()
  return new Map(
    allDesigns.map((design) => {
      const paints = paintIds(design.slug).map((id) => ({ id, ...PAINTS[id] }))
      return [design.slug, carHash(source, design, paints)]
    }),
  )
}

/** The manifest of the pictures on disk; empty before any are drawn. */
export async function readPictureManifest(): Promise<PictureManifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}')
  return JSON.parse(text) as PictureManifest
}
