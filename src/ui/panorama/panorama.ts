import 'pannellum/src/js/libpannellum.js'
import { createCamera, type Pace } from './panorama-camera.ts'
import { followDrags } from './panorama-drag.ts'
import { horizontalField, moveOfKey, type Look } from './panorama-look.ts'

/** A panorama on the page: the one place that knows pannellum. */
export interface Panorama {
  /** Shows a picture, keeping the look; the one before stands until this one is drawn. Throws where it cannot be. */
  readonly show: (picture: ImageBitmap) => void
  /** Turns by so many degrees. */
  readonly turn: (move: Partial<Look>) => void
  /** Takes the canvas away and gives the WebGL context back. */
  readonly close: () => void
}

export interface PanoramaOptions {
  /** Where it looks at first. */
  readonly start: Look
  /** It has been turned, and will look there as soon as it rests. */
  readonly onLook: (look: Look) => void
  /** The browser took the WebGL context away. */
  readonly onLost: () => void
}

const RADIANS = Math.PI / 180

/** A throw goes on for so long, in milliseconds at the speed of release. */
const THROW = 140

/**
 * Opens a panorama in an element of its own. Only pannellum's renderer is used: its viewer fetches
 * through `blob:` addresses, takes every touch from the page and brings controls no keyboard reaches.
 */
export function openPanorama(
  box: HTMLElement,
  { start, onLook, onLost }: PanoramaOptions,
): Panorama {
  const renderer = window.libpannellum.renderer(box)
  const canvas = renderer.getCanvas()
  let hasPicture = false
  const width = (): number => Math.max(canvas.clientWidth, 1)
  const fieldOf = ({ field }: Look): number => horizontalField(field, width(), canvas.clientHeight)
  const draw = (look: Look): void => {
    if (hasPicture)
      renderer.render(look.pitch * RADIANS, look.yaw * RADIANS, fieldOf(look) * RADIANS)
  }
  const camera = createCamera(
    start,
    draw,
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  )

  /** The picture follows the hand: so many degrees lie under one pixel. */
  const drag = (x: number, y: number, pace: Pace): Look => {
    const degrees = fieldOf(camera.look()) / width()
    return camera.turn({ yaw: -x * degrees, pitch: y * degrees }, pace)
  }
  const unfollow = followDrags(box, {
    onMove: (x, y) => drag(x, y, 'at-once'),
    onRelease: (x, y) => onLook(drag(x * THROW, y * THROW, 'throw')),
    onPinch: (factor) => {
      const { field } = camera.look()
      camera.turn({ field: field / factor - field }, 'at-once')
    },
  })
  const turn = (move: Partial<Look>): void => onLook(camera.turn(move, 'glide'))
  const press = (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? null : moveOfKey(event.key)
    if (!move) return
    event.preventDefault()
    turn(move)
  }
  box.addEventListener('keydown', press)
  const sizes = new ResizeObserver(() => {
    if (!hasPicture) return
    renderer.resize()
    // Sizing empties the canvas: drawn in the same frame, it is never seen bare.
    camera.drawNow()
  })
  sizes.observe(box)
  canvas.addEventListener('webglcontextlost', onLost)

  return {
    show: (picture) => {
      renderer.resize()
      renderer.init(
        picture,
        'equirectangular',
        false,
        2 * Math.PI,
        Math.PI,
        0,
        () => (hasPicture = true),
        { backgroundColor: [1, 1, 1] },
      )
      camera.drawNow()
    },
    turn,
    close: () => {
      canvas.removeEventListener('webglcontextlost', onLost)
      sizes.disconnect()
      unfollow()
      box.removeEventListener('keydown', press)
      camera.stop()
      renderer.destroy()
    },
  }
}
