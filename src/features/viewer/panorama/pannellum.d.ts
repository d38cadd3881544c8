/** Pannellum's renderer, without its viewer. The package has no types of its own. */
declare module 'pannellum/src/js/libpannellum.js'

interface PannellumRenderer {
  /**
   * Uploads an image and calls back synchronously. Throws `{ type }`: 'no webgl', 'webgl error', 'webgl size error'.
   */
  init: (
    picture: ImageBitmap,
    type: 'equirectangular',
    isDynamic: boolean,
    /** Angles in radians. */
    horizontalAngle: number,
    verticalAngle: number,
    verticalOffset: number,
    onLoad: () => void,
    parameters: { readonly backgroundColor: readonly [number, number, number] },
  ) => void
  /** Angles in radians. */
  render: (pitch: number, yaw: number, horizontalFieldOfView: number) => void
  resize: () => void
  /** Removes the canvas and releases the WebGL context. */
  destroy: () => void
  getCanvas: () => HTMLCanvasElement
}

/** The package is a plain script that defines a global. */
interface Window {
  readonly libpannellum: { readonly renderer: (box: HTMLElement) => PannellumRenderer }
}
