import * as THREE from 'three'

/** The values that a pass hands to its shader. */
export type Uniforms = Record<string, THREE.IUniform>

/** One shader drawn over a target, or over parts of it. */
export interface Pass {
  readonly draw: (target: THREE.WebGLRenderTarget, area?: THREE.BufferGeometry) => void
}

export interface PassOptions {
  /** 'mark' writes the shader's own depth; 'marked' writes where the depth is exactly `uDepth`. */
  readonly depth?: 'mark' | 'marked'
}

const camera = new THREE.Camera()
const wholeScreen: THREE.BufferGeometry = new THREE.PlaneGeometry(2, 2)

/** Makes a pass; the same uniforms may be shared between passes. */
export function createPass(
  renderer: THREE.WebGLRenderer,
  vertexShader: string,
  fragmentShader: string,
  uniforms: Uniforms,
  { depth }: PassOptions = {},
): Pass {
  const material = new THREE.RawShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader,
    fragmentShader,
    uniforms: { uDepth: { value: 0 }, ...uniforms },
    depthTest: depth !== undefined,
    depthWrite: depth === 'mark',
    depthFunc: depth === 'marked' ? THREE.EqualDepth : THREE.AlwaysDepth,
  })
  const mesh = new THREE.Mesh(wholeScreen, material)
  mesh.frustumCulled = false
  const scene = new THREE.Scene()
  scene.add(mesh)
  return {
    draw: (target, area = wholeScreen) => {
      mesh.geometry = area
      renderer.setRenderTarget(target)
      renderer.render(scene, camera)
    },
  }
}
