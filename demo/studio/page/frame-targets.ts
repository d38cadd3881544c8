import * as THREE from 'three'
import type { Ratio } from './downsampling.ts'
import type { Size } from './region.ts'
import { TILE } from './tiles.ts'

/** Targets of one working size, used again by car after car. */
export interface FrameTargets {
  /** Place and occlusion, normal and part of what hides all behind it, and of the panes. */
  readonly opaque: THREE.WebGLRenderTarget
  readonly panes: THREE.WebGLRenderTarget
  /** Finished light with coverage, and properties for paints. */
  readonly layers: THREE.WebGLRenderTarget
  readonly glass: THREE.WebGLRenderTarget
  /** Which programs have work in which tile. */
  readonly occupancy: THREE.WebGLRenderTarget
  readonly size: Size
  readonly ratio: Ratio
}

/** Makes the targets for frames drawn `ratio` times as large as `final`. */
export function frameTargets(final: Size, ratio: Ratio): FrameTargets {
  const scale = ratio.source / ratio.final
  const size = { width: final.width * scale, height: final.height * scale }
  const floats = (count: number) => target(size, { count, type: THREE.FloatType })
  const tiles = {
    width: Math.ceil(size.width / TILE),
    height: Math.ceil(size.height / TILE),
  }
  return {
    opaque: floats(2),
    panes: floats(2),
    layers: floats(2),
    glass: floats(1),
    occupancy: target(tiles, { depthBuffer: false }),
    size,
    ratio,
  }
}

function target(size: Size, options: THREE.RenderTargetOptions): THREE.WebGLRenderTarget {
  return new THREE.WebGLRenderTarget(size.width, size.height, {
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
    ...options,
  })
}
