import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { paintsOf } from '../../content-site/catalogue/assemble/colours.ts'
import { PAINTS } from '../../content-site/catalogue/paints.ts'
import type { PaintId } from '../../content-site/catalogue/paints.ts'
import { MODEL_PLANS } from '../../content-site/catalogue/line-up/plans.ts'
import { TIERS } from '../../content-site/catalogue/trims.ts'
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

/** Paints that the catalogue offers for a car or a look of its own; none for a car it does not have. */
export function paintIds(slug: string): readonly PaintId[] {
  for (const plan of MODEL_PLANS) {
    // Its pictures stand for the model too, before a trim is chosen.
    if (plan.slug === slug) return plan.paints
    const tiers = TIERS.filter((tier) => plan.looks?.[tier] === slug)
    if (tiers.length > 0) {
      const offered = new Set(tiers.flatMap((tier) => paintsOf(plan, tier)))
      return plan.paints.filter((id) => offered.has(id))
    }
  }
  return []
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
