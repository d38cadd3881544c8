import type * as THREE from 'three'
import { paintRecipe } from '../encode/paint-recipe.ts'
import type { PaintRecipe } from '../encode/paint-recipe.ts'
import { broughtDown, lanczosKernel } from './downsampling.ts'
import type { Raster, Ratio } from './downsampling.ts'
import { finishedPicture } from './finished-picture.ts'
import type { FrameTargets } from './frame-targets.ts'
import { coverage, layPanes, recolour, takeMirrored } from './recolour.ts'
import type { LayerBlock } from './recolour.ts'
import type { Region, Size } from './region.ts'
import { brightness, smoothEdges } from './smooth-edges.ts'

/** The layers of a drawn frame, read back from the GPU. */
export interface FrameLayers {
  readonly block: LayerBlock
  readonly region: Region
}

/** Turns the layers of a frame into a finished picture per paint: straight RGBA, top row first. */
export type FrameFinisher = (
  layers: FrameLayers,
  recipes: readonly PaintRecipe[],
) => Generator<Uint8ClampedArray<ArrayBuffer>>

/** Edges are sought in a light paint and in a dark one. */
const LIGHT_AND_DARK = [paintRecipe('#f2f2f0', 'solid'), paintRecipe('#101114', 'solid')]

/** Reads a frame's layers from their targets. The next frame may be drawn once this is done. */
export async function readFrameLayers(
  renderer: THREE.WebGLRenderer,
  targets: FrameTargets,
  region: Region,
): Promise<FrameLayers> {
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
  const mirrored = takeMirrored(block, region)
  layPanes(block, await read(targets.glass, 0))
  smoothEdges(
    block,
    LIGHT_AND_DARK.map((recipe) => brightness(block, recolour(block, recipe))),
  )
  return { block: { ...block, mirrored }, region }
}

/** Creates a finisher for layers of `ratio` times the final size. */
export function createFrameFinisher(final: Size, ratio: Ratio): FrameFinisher {
  const kernel = lanczosKernel(ratio)
  const toFinal = (length: number) => (length * ratio.final) / ratio.source
  return function* finish({ block, region }, recipes) {
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
