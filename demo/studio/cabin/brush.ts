import type { Run } from './pixel-runs.ts'

/** Numbers by uniform name; two or three of them are a vector. */
export type Uniforms = Readonly<Record<string, number | readonly number[]>>

export interface PassTexts {
  readonly geometry: string
  readonly light: string
  readonly blur: string
  readonly mark: string
  readonly shade: string
}

/** Pictures of one size that a pass draws into together. */
export interface Layer {
  readonly frame: WebGLFramebuffer
  readonly textures: readonly WebGLTexture[]
  readonly width: number
  readonly height: number
}

export interface Drawing {
  readonly pass: keyof PassTexts
  readonly choices?: Readonly<Record<string, number>>
  readonly target: Layer
  readonly uniforms: Uniforms
  readonly inputs: Readonly<Record<string, WebGLTexture | undefined>>
  /** Draws only these rectangles; all of the target where there are none given. */
  readonly runs?: readonly Run[]
}

export interface Brush {
  readonly gl: WebGL2RenderingContext
  readonly layers: ReadonlyMap<string, Layer>
  /** Takes another cabin's passes; those of the one before are forgotten. */
  readonly take: (texts: PassTexts) => void
  readonly layer: (name: string, width: number, height: number, formats: readonly number[]) => Layer
  readonly draw: (drawing: Drawing) => void
  readonly textureOf: (picture: HTMLCanvasElement) => WebGLTexture
}

/** The one triangle, larger than the picture, that every pass is drawn with. */
export const BRUSH_VERTEX = `#version 300 es
void main() {
  vec2 q = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(q * 2. - 1., 0., 1.);
}`

/**
 * Opens a graphics context and what every pass needs of it. Runs inside the page, so it may use
 * nothing from outside itself but its argument.
 */
export function createBrush(vertex: string): Brush {
  const context = document.createElement('canvas').getContext('webgl2')
  if (context === null || context.getExtension('EXT_color_buffer_float') === null)
    throw new Error('This browser draws no float pictures')
  const gl = context
  gl.bindVertexArray(gl.createVertexArray())
  gl.pixelStorei(gl.PACK_ALIGNMENT, 1)
  const programs = new Map<string, WebGLProgram>()
  const layers = new Map<string, Layer>()
  let passes: PassTexts | null = null

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

  function textureOf(picture: HTMLCanvasElement): WebGLTexture {
    const made = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, made)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    return made
  }

  function take(texts: PassTexts): void {
    for (const old of programs.values()) gl.deleteProgram(old)
    programs.clear()
    passes = texts
  }

  return { gl, layers, take, layer, draw, textureOf }
}
