import 'pannellum/src/js/libpannellum.js'
import { createObserver } from '../../../platform/observers.ts'
import { isMotionReduced } from '../../../platform/motion.ts'
import { createCamera, type Pace } from './panorama-camera.ts'
import { followDrags } from './panorama-drag.ts'
import { horizontalField, moveOfKey, type Look } from './panorama-look.ts'

/** A panorama on the page. Only this module depends on pannellum. */
export interface Panorama {
  /**
   * Shows an image and keeps the look; the previous image stays until this one is drawn. Throws if it cannot be
   * shown.
   */
  readonly show: (picture: ImageBitmap) => void
  /** Turns by the given degrees. */
  readonly turn: (move: Partial<Look>) => void
  /** Removes the canvas and releases the WebGL context. */
  readonly close: () => void
}

export interface PanoramaOptions {
  /** Initial look. */
  readonly start: Look
  /** Called with the target look when the view has been turned. */
  readonly onLook: (look: Look) => void
  /** Zooms with the wheel; otherwise the wheel scrolls the page. */
  readonly hasWheel: boolean
  /** Called when the browser has taken the WebGL context away. */
  readonly onLost: () => void
}

const RADIANS = Math.PI / 180

/** Inertia after a drag: travels as far as the release speed would in this time, in milliseconds. */
const INERTIA_MS = 140

/** Zoom per event of the wheel, in degrees. */
const WHEEL_ZOOM = 5

/**
 * Opens a panorama inside an element of its own. Uses only pannellum's renderer: its viewer loads images through
 * `blob:` URLs, captures every touch from the page, and has controls that cannot be reached by keyboard.
 */
export function openPanorama(
  box: HTMLElement,
  { start, hasWheel, onLook, onLost }: PanoramaOptions,
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
  const camera = createCamera(start, draw, isMotionReduced)

  /** The image follows the pointer: converts pixels to degrees at the current zoom. */
  const drag = (x: number, y: number, pace: Pace): Look => {
    const degrees = fieldOf(camera.look()) / width()
    return camera.turn({ yaw: -x * degrees, pitch: y * degrees }, pace)
  }
  const unfollow = followDrags(box, {
    onMove: (x, y) => drag(x, y, 'at-once'),
    onRelease: (x, y) => onLook(drag(x * INERTIA_MS, y * INERTIA_MS, 'inertia')),
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
  const end = new AbortController()
  const { signal } = end
  box.addEventListener('keydown', press, { signal })
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    turn({ field: Math.sign(event.deltaY) * WHEEL_ZOOM })
  }
  if (hasWheel) box.addEventListener('wheel', wheel, { passive: false, signal })
  const sizes = createObserver('ResizeObserver', () => {
    if (!hasPicture) return
    renderer.resize()
    // Resizing clears the canvas; drawing in the same frame avoids a flash.
    camera.drawNow()
  })
  sizes.observe(box)
  canvas.addEventListener('webglcontextlost', onLost, { signal })

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
      end.abort()
      sizes.disconnect()
      unfollow()
      camera.stop()
      renderer.destroy()
    },
  }
}
