import type * as THREE from 'three'
import type { PaintRecipe } from '../encode/paint-recipe.ts'
import { broughtDown, lanczosKernel } from './downsampling.ts'
import type { Raster, Ratio } from './downsampling.ts'
import { finishedPicture } from './finished-picture.ts'
import type { FrameTargets } from './frame-targets.ts'
import { coverage, layPanes, recolour } from './recolour.ts'
import type { LayerBlock } from './recolour.ts'
import type { Region, Size } from './region.ts'

/** A drawn frame, out of the graphics software's hands. */
export interface Negative {
  readonly block: LayerBlock
  readonly region: Region
}

/** Makes finished pictures (straight RGBA, top row first) of a negative. */
export type Developer = (
  negative: Negative,
  recipes: readonly PaintRecipe[],
) => Generator<Uint8ClampedArray<ArrayBuffer>>

/** Takes a frame's layers out of their targets; the next frame may be drawn once this is done. */
export async function takeNegative(
  renderer: THREE.WebGLRenderer,
  targets: FrameTargets,
  region: Region,
): Promise<Negative> {
  const { x, y, width, height } = region
  const read = async (target: THREE.WebGLRenderTarget, index: number) => {
    const values = new Float32Array(width * height * 4)
    await renderer.readRenderTargetPixelsAsync(
      target,
      x,
      y,
      width,
      height,
      values,
      undefined,
      index,
    )
    return values
  }
  const light = await read(targets.layers, 0)
  const paint = await read(targets.layers, 1)
  const block = { width, height, light, paint }
  layPanes(block, await read(targets.glass, 0))
  return { block, region }
}

/** Prepares bringing negatives of `ratio` times the final size down to it. */
export function createDeveloper(final: Size, ratio: Ratio): Developer {
  const kernel = lanczosKernel(ratio)
  const toFinal = (length: number) => (length * ratio.final) / ratio.source
  return function* develop({ block, region }, recipes) {
    const { width, height } = block
    const raster = (values: Float32Array, channels: number): Raster =>
      broughtDown({ width, height, channels, values }, kernel)
    const covered = raster(coverage(block), 1)
    const place = {
      x: toFinal(region.x),
      y: toFinal(region.y),
      width: toFinal(width),
      height: toFinal(height),
    }
    for (const recipe of recipes) {
      yield finishedPicture(raster(recolour(block, recipe), 3), covered, place, final)
    }
  }
}
