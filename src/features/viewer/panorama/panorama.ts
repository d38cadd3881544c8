import { isMotionReduced } from '../../../platform/scroll.ts'
import { turned, type Look, horizontalField, KEY_MOVES } from './panorama-look.ts'
import { createObserver } from '../../../platform/observers.ts'
import { followDrags } from '../follow-drags.ts'
import 'pannellum/src/js/libpannellum.js'

/**
 * Time constant of the easing: the view covers about two thirds of the remaining angle in this time, in milliseconds.
 */
const GLIDE = 90

/** Remaining angle, in degrees, at which the view counts as arrived. */
const ARRIVED = 0.05

/** Moves the view towards its target look. Draws once per animation frame, and not at all while the view is at rest. */
export function createCamera(start: Look, draw: (look: Look) => void) {
  let shown = start
  let goal = start
  let frame: number | null = null
  let last = 0

  const step = (now: number): void => {
    const part = 1 - Math.exp(-Math.max(now - last, 1) / GLIDE)
    last = now
    const left = [goal.yaw - shown.yaw, goal.pitch - shown.pitch, goal.field - shown.field] as const
    const hasArrived = left.every((distance) => Math.abs(distance) < ARRIVED)
    shown = hasArrived
      ? goal
      : {
          yaw: shown.yaw + left[0] * part,
          pitch: shown.pitch + left[1] * part,
          field: shown.field + left[2] * part,
        }
    frame = hasArrived ? null : requestAnimationFrame(step)
    draw(shown)
  }
  return {
    /** Turns by the given degrees: smoothly, or at once as in a drag. Returns the resulting look. */
    turn(move: Partial<Look>, isAtOnce = false): Look {
      goal = turned(goal, move)
      if (isAtOnce || isMotionReduced()) shown = goal
      if (frame === null) {
        last = performance.now()
        frame = requestAnimationFrame(step)
      }
      return goal
    },
    /** Draws the current look synchronously, without waiting for the next animation frame. */
    drawNow: () => draw(shown),
    /** The current look, or the target while the view is moving. */
    look: () => goal,
    stop(): void {
      if (frame !== null) cancelAnimationFrame(frame)
    },
  }
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

/** A panorama on the page. Only this module depends on pannellum. */
export type Panorama = ReturnType<typeof openPanorama>

const RADIANS = Math.PI / 180

/** Inertia after a drag: travels as far as the release speed would in this time, in milliseconds. */
const INERTIA_MS = 140

/** Zoom per event of the wheel, in degrees. */
const WHEEL_ZOOM = 5

/**
 * Opens a panorama inside an element of its own. Uses only pannellum's renderer: its viewer loads images through
 * `blob:` URLs, captures every touch from the page, and has controls that cannot be reached by keyboard.
 */
export function openPanorama(box: HTMLElement, options: PanoramaOptions) {
  const renderer = window.libpannellum.renderer(box)
  const canvas = renderer.getCanvas()
  const end = new AbortController()
  const { signal } = end
  const width = (): number => Math.max(canvas.clientWidth, 1)
  const fieldOf = ({ field }: Look): number => horizontalField(field, width(), canvas.clientHeight)
  const camera = createCamera(options.start, (look) =>
    renderer.render(look.pitch * RADIANS, look.yaw * RADIANS, fieldOf(look) * RADIANS),
  )
  const turn = (move: Partial<Look>): void => options.onLook(camera.turn(move))
  /** The image follows the pointer: converts pixels to degrees at the current zoom. */
  const drag = (x: number, y: number, isAtOnce = true): Look => {
    const degrees = fieldOf(camera.look()) / width()
    return camera.turn({ yaw: -x * degrees, pitch: y * degrees }, isAtOnce)
  }
  followDrags(
    box,
    {
      onMove: (x, y) => drag(x, y),
      onCancel: (x, y) => drag(-x, -y),
      onRelease: (x, y) => options.onLook(drag(x * INERTIA_MS, y * INERTIA_MS, false)),
      onPinch: (factor) => {
        const { field } = camera.look()
        camera.turn({ field: field / factor - field }, true)
      },
    },
    signal,
  )
  const press = (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? null : KEY_MOVES.get(event.key)
    if (!move) return
    event.preventDefault()
    turn(move)
  }
  box.addEventListener('keydown', press, { signal })
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    turn({ field: Math.sign(event.deltaY) * WHEEL_ZOOM })
  }
  if (options.hasWheel) box.addEventListener('wheel', wheel, { passive: false, signal })
  const sizes = createObserver('ResizeObserver', () => {
    renderer.resize()
    // Resizing clears the canvas; drawing in the same frame avoids a flash.
    camera.drawNow()
  })
  sizes.observe(box)
  canvas.addEventListener('webglcontextlost', options.onLost, { signal })

  return {
    /** Shows an image and keeps the look. Until it is drawn, the previous one stays. Throws if it cannot be shown. */
    show(picture: ImageBitmap): void {
      renderer.resize()
      renderer.init(picture, 'equirectangular', false, 2 * Math.PI, Math.PI, 0, () => undefined, {
        backgroundColor: [1, 1, 1],
      })
      camera.drawNow()
    },
    /** Turns by the given degrees. */
    turn,
    /** Removes the canvas and releases the WebGL context. */
    close(): void {
      end.abort()
      sizes.disconnect()
      camera.stop()
      renderer.destroy()
    },
  }
}
