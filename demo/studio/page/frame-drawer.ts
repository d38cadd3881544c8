import * as THREE from 'three'
import type { CarDesign } from '../car-design.ts'
import { foremost, rearmost } from '../car-design.ts'
import type { CarManifest } from '../mesh/car-cache.ts'
import { DEPTH_STEPS, PARTS } from '../shading/parts.ts'
import { aim, createCarUniforms, vector3 } from './car-uniforms.ts'
import { createCarScene } from './car-scene.ts'
import type { FrameTargets } from './frame-targets.ts'
import { createPass } from './passes.ts'
import type { Uniforms } from './passes.ts'
import { carRegion } from './region.ts'
import type { Region } from './region.ts'
import { carShaders } from './shader-text.ts'
import { runsOf } from './tile-runs.ts'
import { runGeometry } from './tiles.ts'
import { viewCamera, type View } from './detail-views.ts'
import type { Stance } from './turntable.ts'

/** Draws one view of a loaded car into the targets; tells where in them the car lies. */
export type FrameDrawer = (view: View) => Promise<Region>

/** Loads a car from the studio's cache and compiles its shaders. */
export async function createFrameDrawer(
  renderer: THREE.WebGLRenderer,
  targets: FrameTargets,
  design: CarDesign,
  manifest: CarManifest,
): Promise<FrameDrawer> {
  const shaders = await carShaders({ design, ...manifest })
  const shared = await createCarUniforms(design, manifest, targets)
  const scenes = await createCarScene(design, manifest, shaders, shared)
  const pass = (text: string, depth?: 'mark') =>
    createPass(renderer, shaders.screenVertex, text, shared, depth === undefined ? {} : { depth })
  const program = (text: string, part: number, uniforms: Uniforms = shared) => {
    const uDepth = { value: (2 * Math.floor(part)) / DEPTH_STEPS - 1 }
    const { draw } = createPass(
      renderer,
      shaders.screenVertex,
      text,
      { ...uniforms, uDepth },
      { depth: 'marked' },
    )
    return { draw, number: Math.floor(part) }
  }
  const occupancy = pass(shaders.occupancy)
  const backdrop = pass(shaders.backdrop, 'mark')
  const glassMark = pass(shaders.glassMark, 'mark')
  const programs = [
    program(shaders.body, PARTS.BODY),
    program(shaders.face, PARTS.FACE),
    program(shaders.tail, PARTS.TAIL),
    program(shaders.trim, PARTS.MIRROR),
    program(shaders.wheel, PARTS.RIM),
    program(shaders.cabin, PARTS.CABIN_DARK),
  ]
  const glass = program(shaders.glass, PARTS.GLASS, {
    ...shared,
    uPlaces: { value: targets.panes.textures[0] },
    uNormals: { value: targets.panes.textures[1] },
  })
  const stance: Stance = {
    foremost: foremost(design),
    rearmost: rearmost(design),
    halfWidth: design.halfWidth,
  }
  const lens = new THREE.PerspectiveCamera()

  const drawScenes = () => {
    for (const [scene, into] of [
      [scenes.opaque, targets.opaque],
      [scenes.panes, targets.panes],
    ] as const) {
      renderer.setRenderTarget(into)
      renderer.setClearColor(0, 0)
      renderer.clear()
      renderer.render(scene, lens)
    }
  }

  return async (view) => {
    const { camera, azimuth } = viewCamera(view, design)
    aim(lens, camera, targets.size, shared)
    // A close-up fills its picture.
    const isCloseUp = typeof view !== 'number'
    const fading = shared['uFading']
    if (fading !== undefined) fading.value = isCloseUp ? 0 : 1
    const turn = (azimuth * Math.PI) / 180
    const middle = (stance.foremost + stance.rearmost) / 2
    vector3(shared, 'uTurn').set(Math.cos(turn), Math.sin(turn), middle)
    // From behind, a plate closes the wheel: its rim is much work for nothing.
    for (const { mesh, side } of scenes.rims) {
      mesh.visible = camera.position[1] * side > design.wheels.halfTrack
    }
    drawScenes()
    occupancy.draw(targets.occupancy)
    const { width, height } = targets.occupancy
    const tiles = new Uint8Array(width * height * 4)
    await renderer.readRenderTargetPixelsAsync(targets.occupancy, 0, 0, width, height, tiles)
    backdrop.draw(targets.layers)
    glassMark.draw(targets.glass)
    for (const { draw, number } of [...programs, glass]) {
      const area = runGeometry(runsOf(tiles, width, number), targets.size)
      draw(number === PARTS.GLASS ? targets.glass : targets.layers, area)
      area.dispose()
    }
    if (isCloseUp) return { x: 0, y: 0, ...targets.size }
    return carRegion(camera, stance, targets.size, targets.ratio)
  }
}
