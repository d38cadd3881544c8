import type { pixelRuns, Run } from './pixel-runs.ts'

/** Numbers by uniform name; three are a vector, `int` names are set as integers. */
export type Uniforms = Readonly<Record<string, number | readonly number[]>>

export interface PassTexts {
  readonly geometry: string
  readonly light: string
  readonly blur: string
  readonly mark: string
  readonly shade: string
}

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
  load: (texts: PassTexts, centre: HTMLCanvasElement, cluster: HTMLCanvasElement) => void
  coarseRows: (plan: ViewPlan, row: number, rows: number) => void
  lightRows: (plan: ViewPlan, row: number, rows: number) => void
  blur: (plan: ViewPlan) => void
  geometryRows: (plan: ViewPlan, row: number, rows: number) => void
  /** `isFirst` draws all; later looks of the same rows draw only what their material changes. */
  shadeRows: (
    plan: ViewPlan,
    look: Uniforms,
    row: number,
    rows: number,
    isFirst: boolean,
  ) => Uint8Array
}

const VERTEX = `#version 300 es
void main() {
  vec2 q = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(q * 2. - 1., 0., 1.);
}`

/**
 * Draws a cabin in the browser: geometry, gathered light, then one cheap shading per upholstery.
 * Runs inside the page, so it may use nothing from outside itself but its arguments.
 */
export function createPainter(vertex: string, findRuns: typeof pixelRuns): Painter {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2')
  if (context === null || context.getExtension('EXT_color_buffer_float') === null)
    throw new Error('This browser draws no float pictures')
  const gl = context
  gl.bindVertexArray(gl.createVertexArray())
  gl.pixelStorei(gl.PACK_ALIGNMENT, 1)

  interface Layer {
    readonly frame: WebGLFramebuffer
    readonly textures: readonly WebGLTexture[]
    readonly width: number
    readonly height: number
  }
  const programs = new Map<string, WebGLProgram>()
  let passes: PassTexts | null = null
  const layers = new Map<string, Layer>()
  const screens = new Map<string, WebGLTexture>()

  function compile(kind: number, text: string): WebGLShader {
    const shader = gl.createShader(kind)
    if (shader === null) throw new Error('The graphics context is lost')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) !== true)
      throw new Error(gl.getShaderInfoLog(shader) ?? 'A shader does not compile')
    return shader
  }

  /** A pass with its choices written into it, compiled when it is first asked for. */
  function program(pass: keyof PassTexts, choices: Readonly<Record<string, number>>): WebGLProgram {
    const words = Object.entries(choices).map(([name, value]) => `#define ${name} ${value}\n`)
    const key = [pass, ...words].join(' ')
    const known = programs.get(key)
    if (known !== undefined) return known
    if (passes === null) throw new Error('No cabin is open')
    const made = gl.createProgram()
    const text = passes[pass].replace('\n', `\n${words.join('')}`)
    gl.attachShader(made, compile(gl.VERTEX_SHADER, vertex))
    gl.attachShader(made, compile(gl.FRAGMENT_SHADER, text))
    gl.linkProgram(made)
    if (gl.getProgramParameter(made, gl.LINK_STATUS) !== true)
      throw new Error(gl.getProgramInfoLog(made) ?? 'A program does not link')
    programs.set(key, made)
    return made
  }

  /** The layer of that name and size, made anew when the size changes. */
  function layer(name: string, width: number, height: number, formats: readonly number[]): Layer {
    const known = layers.get(name)
    if (known?.width === width && known.height === height) return known
    for (const texture of known?.textures ?? []) gl.deleteTexture(texture)
    if (known !== undefined) gl.deleteFramebuffer(known.frame)
    const frame = gl.createFramebuffer()
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    const textures = formats.map((format, index) => {
      const texture = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
      const slot = gl.COLOR_ATTACHMENT0 + index
      gl.framebufferTexture2D(gl.FRAMEBUFFER, slot, gl.TEXTURE_2D, texture, 0)
      return texture
    })
    const made = { frame, textures, width, height }
    layers.set(name, made)
    return made
  }

  const float2 = [gl.RGBA32F, gl.RGBA32F]
  /** The shader's classes of pixels that no upholstery changes, and those that it does. */
  const plainClasses = [1, 2, 6, 7]
  const dyedClasses = [3, 4, 5, 8]
  const classRuns = new Map<number, Run[]>()

  /** Where a geometry stage asked for the next one. */
  function askedFor({ frame, width, height }: Layer): Run[] {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    const answers = new Float32Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, answers)
    return findRuns(width, height, (pixel) => answers[pixel * 4 + 3] === 1)
  }

  interface Drawing {
    readonly pass: keyof PassTexts
    readonly choices?: Readonly<Record<string, number>>
    readonly target: Layer
    readonly uniforms: Uniforms
    readonly inputs: Readonly<Record<string, WebGLTexture | undefined>>
    /** Draws only these rectangles; all of the target where there are none given. */
    readonly runs?: readonly Run[]
  }

  function draw({ pass, choices = {}, target, uniforms, inputs, runs }: Drawing): void {
    const used = program(pass, choices)
    gl.useProgram(used)
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame)
    gl.drawBuffers(target.textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index))
    for (const [name, value] of Object.entries(uniforms)) {
      const at = gl.getUniformLocation(used, name)
      if (at === null) continue
      if (typeof value === 'number') gl.uniform1f(at, value)
      else if (value.length === 2) gl.uniform2fv(at, value)
      else gl.uniform3fv(at, value)
    }
    // A texture left bound from the pass before may be the one drawn into now.
    for (let unit = 0; unit < 16; unit += 1) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, null)
    }
    for (const [unit, [name, texture]] of Object.entries(inputs).entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture ?? null)
      gl.uniform1i(gl.getUniformLocation(used, name), unit)
    }
    gl.viewport(0, 0, target.width, target.height)
    gl.enable(gl.SCISSOR_TEST)
    for (const run of runs ?? [[0, 0, target.width, target.height] as const]) {
      gl.scissor(...run)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    }
    gl.disable(gl.SCISSOR_TEST)
    gl.finish()
  }

  function screenTexture(canvasOfScreen: HTMLCanvasElement): WebGLTexture {
    const texture = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvasOfScreen)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    return texture
  }

  function coarseCamera(plan: ViewPlan): Uniforms {
    const pixel = (Number(plan.camera['uPixel']) * plan.width) / plan.coarseWidth
    return { ...plan.camera, uPixel: pixel, uSize: [plan.coarseWidth, plan.coarseHeight], uRow: 0 }
  }

  function fullCamera(plan: ViewPlan, row: number): Uniforms {
    return { ...plan.camera, uSize: [plan.width, plan.height], uRow: row }
  }

  return {
    load(texts, centre, cluster) {
      for (const old of programs.values()) gl.deleteProgram(old)
      programs.clear()
      passes = texts
      for (const texture of screens.values()) gl.deleteTexture(texture)
      screens.set('centre', screenTexture(centre))
      screens.set('cluster', screenTexture(cluster))
    },
    coarseRows(plan, from, rows) {
      const target = layer('coarse', plan.coarseWidth, plan.coarseHeight, float2)
      const uniforms = { ...coarseCamera(plan), uJitter: [0, 0] }
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
      const target = layer('raw', plan.coarseWidth / 2, plan.coarseHeight / 2, [gl.RGBA32F])
      const inputs = { uFirstA: coarse.textures[0], uFirstB: coarse.textures[1] }
      const uniforms = { ...coarseCamera(plan), uRays: plan.rays }
      draw({ pass: 'light', target, uniforms, inputs, runs: [[0, from, target.width, rows]] })
    },
    blur(plan) {
      const raw = layer('raw', plan.coarseWidth / 2, plan.coarseHeight / 2, [gl.RGBA32F])
      const target = layer('soft', plan.coarseWidth / 2, plan.coarseHeight / 2, [gl.RGBA32F])
      const [uFirstA, uFirstB] = layers.get('coarse')?.textures ?? []
      const inputs = { uFirstA, uFirstB, uLight: raw.textures[0] }
      draw({ pass: 'blur', target, uniforms: {}, inputs })
    },
    geometryRows(plan, row, rows) {
      const camera = fullCamera(plan, row - 1)
      const [coarseA, coarseB] = layers.get('coarse')?.textures ?? []
      const first = layer('sample0', plan.width, rows + 2, float2)
      const middle = {
        pass: 'geometry',
        target: first,
        uniforms: { ...camera, uJitter: [0, 0] },
        inputs: { uFirstA: coarseA, uFirstB: coarseB },
      } as const
      draw({ ...middle, choices: { STAGE: 1 } })
      draw({ ...middle, choices: { STAGE: 2 }, runs: askedFor(first) })
      const [uFirstA, uFirstB] = first.textures
      const offsets = [
        [-0.33, 0.28],
        [0.33, -0.28],
      ]
      let edges: Run[] | null = null
      for (const [index, uJitter] of offsets.entries()) {
        const extra = {
          pass: 'geometry',
          target: layer(`sample${index + 1}`, plan.width, rows + 2, float2),
          uniforms: { ...camera, uJitter },
          inputs: { uFirstA, uFirstB },
        } as const
        draw({ ...extra, choices: { STAGE: 3 } })
        edges ??= askedFor(extra.target)
        draw({ ...extra, choices: { STAGE: 4 }, runs: edges })
      }
    },
    shadeRows(plan, look, row, rows, isFirst) {
      const target = layer('colour', plan.width, rows, [gl.RGBA8])
      const inputs: Record<string, WebGLTexture | undefined> = {
        uCentre: screens.get('centre'),
        uCluster: screens.get('cluster'),
        uLowA: layers.get('coarse')?.textures[0],
        uLowB: layers.get('coarse')?.textures[1],
        uLight: layers.get('soft')?.textures[0],
      }
      for (let index = 0; index < 3; index += 1) {
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
      for (const shown of dyedClasses) shade(shown, Number(look['uKind']))
      gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame)
      const pixels = new Uint8Array(plan.width * rows * 4)
      gl.readPixels(0, 0, plan.width, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      return pixels
    },
  }
}

/** The one full-screen triangle that every pass is drawn with. */
export const PAINTER_VERTEX = VERTEX
