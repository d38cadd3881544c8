import * as THREE from 'three'
import type { CarDesign } from '../car-design.ts'
import type { PaintRecipe } from '../encode/paint-recipe.ts'
import type { CarManifest } from '../mesh/car-cache.ts'
import { createFrameFinisher, readFrameLayers } from './finish-frame.ts'
import type { FrameFinisher } from './finish-frame.ts'
import type { Ratio } from './downsampling.ts'
import { createFrameDrawer } from './frame-drawer.ts'
import type { FrameDrawer } from './frame-drawer.ts'
import type { View } from './detail-views.ts'
import { frameTargets } from './frame-targets.ts'
import type { FrameTargets } from './frame-targets.ts'
import type { Region, Size } from './region.ts'

/** What the page does for the command in Node. */
export interface Studio {
  /** Sets the size of the pictures, and how much larger they are drawn first. */
  readonly open: (final: Size, ratio: Ratio) => void
  readonly load: (design: CarDesign, manifest: CarManifest) => Promise<void>
  /**
   * Draws a view and sends its pictures (raw RGBA) to the given addresses. The view told to be
   * next is begun before these are finished.
   */
  readonly shoot: (view: View, pictures: readonly Order[], next?: View) => Promise<Timing>
}

export interface Order {
  readonly address: string
  readonly recipe: PaintRecipe
}

/** Milliseconds that a frame took. */
export interface Timing {
  readonly draw: number
  readonly finish: number
}

declare global {
  var studio: Studio
}

const renderer = new THREE.WebGLRenderer({ antialias: false })
renderer.outputColorSpace = THREE.LinearSRGBColorSpace
renderer.autoClear = false

let targets: FrameTargets | null = null
let finishFrame: FrameFinisher | null = null
let drawer: FrameDrawer | null = null
let begun: { readonly view: View; readonly region: Promise<Region> } | null = null

globalThis.studio = {
  open: (final, ratio) => {
    targets = frameTargets(final, ratio)
    finishFrame = createFrameFinisher(final, ratio)
  },
  load: async (design, manifest) => {
    if (targets === null) throw new Error('The studio is not open')
    begun = null
    drawer = await createFrameDrawer(renderer, targets, design, manifest)
  },
  shoot: async (view, pictures, next) => {
    if (targets === null || drawer === null || finishFrame === null) throw new Error('No car here')
    const start = performance.now()
    const region = begun?.view === view ? begun.region : drawer(view)
    const layers = await readFrameLayers(renderer, targets, await region)
    const drawn = performance.now()
    begun = next === undefined ? null : { view: next, region: drawer(next) }
    const recipes = pictures.map(({ recipe }) => recipe)
    let order = 0
    for (const picture of finishFrame(layers, recipes)) {
      const address = pictures[order++]?.address ?? ''
      await fetch(address, { method: 'POST', body: picture })
    }
    return { draw: drawn - start, finish: performance.now() - drawn }
  },
}
