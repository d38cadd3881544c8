import type { Brush, Layer, PassTexts, Uniforms } from './brush.ts'
import type { pixelRuns, Run } from './pixel-runs.ts'

export interface ViewPlan {
  readonly width: number
  readonly height: number
  /** Geometry is first found coarsely; light is gathered at half of that. Even numbers. */
  readonly coarseWidth: number
  readonly coarseHeight: number
  readonly rays: number
  readonly camera: Uniforms
}

export interface Painter {
  /** `centres` are what the middle screen may show, by name. */
  load: (
    texts: PassTexts,
    centres: Readonly<Record<string, HTMLCanvasElement>>,
    cluster: HTMLCanvasElement,
  ) => void
  coarseRows: (plan: ViewPlan, row: number, rows: number) => void
  lightRows: (plan: ViewPlan, row: number, rows: number) => void
  blur: (plan: ViewPlan) => void
  geometryRows: (plan: ViewPlan, row: number, rows: number) => void
  /** `isFirst` draws all; later looks of the same rows draw only what their material or screen changes. */
  shadeRows: (
    plan: ViewPlan,
    look: Uniforms,
    centre: string,
    row: number,
    rows: number,
    isFirst: boolean,
  ) => Uint8Array
}

/**
 * Draws a cabin in the browser: geometry, gathered light, then one cheap shading per upholstery.
 * Runs inside the page, so it may use nothing from outside itself but its arguments.
 */
export function createPainter(brush: Brush, findRuns: typeof pixelRuns): Painter {
  const { gl, layers, layer, draw } = brush
  const screens = new Map<string, WebGLTexture>()
  const float2 = [gl.RGBA32F, gl.RGBA32F]
  /** The shader's classes of pixels that no upholstery changes, and those that it does. */
  const plainClasses = [1, 2, 6, 7]
  const dyedClasses = [3, 4, 5, 8]
  /** Those of the plain ones that may show a screen. */
  const screenClasses = [6, 7]
  /** As in the shader: the middle of a pixel, and four around it along edges. */
  const SAMPLES = 5
  let shownCentre = ''
  const classRuns = new Map<number, Run[]>()

  /** Where a geometry stage asked for the next one. */
  function askedFor({ frame, width, height }: Layer): Run[] {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    const answers = new Float32Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, answers)
    return findRuns(width, height, (pixel) => answers[pixel * 4 + 3] === 1)
  }

  function coarseCamera(plan: ViewPlan): Uniforms {
    const pixel = (Number(plan.camera['uPixel']) * plan.width) / plan.coarseWidth
    return { ...plan.camera, uPixel: pixel, uSize: [plan.coarseWidth, plan.coarseHeight], uRow: 0 }
  }

  function fullCamera(plan: ViewPlan, row: number): Uniforms {
    return { ...plan.camera, uSize: [plan.width, plan.height], uRow: row }
  }

  return {
    load(texts, centres, cluster) {
      brush.take(texts)
      for (const texture of screens.values()) gl.deleteTexture(texture)
      screens.clear()
      for (const [name, picture] of Object.entries(centres))
        screens.set(name, brush.textureOf(picture))
      screens.set('cluster', brush.textureOf(cluster))
    },
    coarseRows(plan, from, rows) {
      const target = layer('coarse', plan.coarseWidth, plan.coarseHeight, float2)
      const uniforms = { ...coarseCamera(plan), uSample: 0 }
      draw({
        pass: 'geometry',
        choices: { STAGE: 0 },
        target,
        uniforms,
        inputs: {},
        runs: [[0, from, target.width, rows]],
      })
    },
    lightRows(plan, from, rows) {
      const coarse = layer('coarse', plan.coarseWidth, plan.coarseHeight, float2)
      const target = layer('raw', plan.coarseWidth / 2, plan.coarseHeight / 2, float2)
      const inputs = { uFirstA: coarse.textures[0], uFirstB: coarse.textures[1] }
      const uniforms = { ...coarseCamera(plan), uRays: plan.rays }
      draw({ pass: 'light', target, uniforms, inputs, runs: [[0, from, target.width, rows]] })
    },
    blur(plan) {
      const raw = layer('raw', plan.coarseWidth / 2, plan.coarseHeight / 2, float2)
      const target = layer('soft', plan.coarseWidth / 2, plan.coarseHeight / 2, float2)
      const [uFirstA, uFirstB] = layers.get('coarse')?.textures ?? []
      const [uLight, uFrom] = raw.textures
      const inputs = { uFirstA, uFirstB, uLight, uFrom }
      draw({ pass: 'blur', target, uniforms: {}, inputs })
    },
    geometryRows(plan, row, rows) {
      const camera = fullCamera(plan, row - 1)
      const [coarseA, coarseB] = layers.get('coarse')?.textures ?? []
      const first = layer('sample0', plan.width, rows + 2, float2)
      const middle = {
        pass: 'geometry',
        target: first,
        uniforms: { ...camera, uSample: 0 },
        inputs: { uFirstA: coarseA, uFirstB: coarseB },
      } as const
      draw({ ...middle, choices: { STAGE: 1 } })
      draw({ ...middle, choices: { STAGE: 2 }, runs: askedFor(first) })
      const [uFirstA, uFirstB] = first.textures
      let edges: Run[] | null = null
      for (let sample = 1; sample < SAMPLES; sample += 1) {
        const extra = {
          pass: 'geometry',
          target: layer(`sample${sample}`, plan.width, rows + 2, float2),
          uniforms: { ...camera, uSample: sample },
          inputs: { uFirstA, uFirstB },
        } as const
        draw({ ...extra, choices: { STAGE: 3 } })
        edges ??= askedFor(extra.target)
        draw({ ...extra, choices: { STAGE: 4 }, runs: edges })
      }
    },
    shadeRows(plan, look, centre, row, rows, isFirst) {
      const target = layer('colour', plan.width, rows, [gl.RGBA8])
      const inputs: Record<string, WebGLTexture | undefined> = {
        uCentre: screens.get(centre),
        uCluster: screens.get('cluster'),
        uLowA: layers.get('coarse')?.textures[0],
        uLowB: layers.get('coarse')?.textures[1],
        uLight: layers.get('soft')?.textures[0],
        uFrom: layers.get('soft')?.textures[1],
      }
      for (let index = 0; index < SAMPLES; index += 1) {
        const textures = layers.get(`sample${index}`)?.textures
        inputs[`uA${index}`] = textures?.[0]
        inputs[`uB${index}`] = textures?.[1]
      }
      const uniforms = { ...fullCamera(plan, row), ...look, uBorder: 1 }
      if (isFirst) {
        const marks = layer('marks', plan.width, rows, [gl.RGBA8])
        draw({ pass: 'mark', target: marks, uniforms, inputs })
        const classes = new Uint8Array(plan.width * rows * 4)
        gl.readPixels(0, 0, plan.width, rows, gl.RGBA, gl.UNSIGNED_BYTE, classes)
        for (const shown of [...plainClasses, ...dyedClasses])
          classRuns.set(
            shown,
            findRuns(plan.width, rows, (pixel) => classes[pixel * 4] === shown),
          )
      }
      const shade = (shown: number, KIND: number): void => {
        const runs = classRuns.get(shown) ?? []
        const choices = { SHOWN: shown, KIND }
        if (runs.length > 0) draw({ pass: 'shade', choices, target, uniforms, inputs, runs })
      }
      if (isFirst) for (const shown of plainClasses) shade(shown, 0)
      else if (centre !== shownCentre) for (const shown of screenClasses) shade(shown, 0)
      shownCentre = centre
      for (const shown of dyedClasses) shade(shown, Number(look['uKind']))
      gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame)
      const pixels = new Uint8Array(plan.width * rows * 4)
      gl.readPixels(0, 0, plan.width, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      return pixels
    },
  }
}
