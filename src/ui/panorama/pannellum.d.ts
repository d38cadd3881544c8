/** The renderer of pannellum, without the viewer around it: the package has no types of its own. */
declare module 'pannellum/src/js/libpannellum.js'

interface PannellumRenderer {
  /** Uploads a picture and calls back at once. Throws `{ type }`: 'no webgl', 'webgl error', 'webgl size error'. */
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
  /** Removes the canvas and gives the WebGL context back. */
  destroy: () => void
  getCanvas: () => HTMLCanvasElement
}

/** The package is a script that hangs itself on the window. */
interface Window {
  readonly libpannellum: { readonly renderer: (box: HTMLElement) => PannellumRenderer }
}
