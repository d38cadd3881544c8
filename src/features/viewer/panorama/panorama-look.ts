import type { PanoramaView } from '../../../core/store/state.ts'

/**
 * Yaw 0 is the centre of the image; positive values are to the right. Pitch is the angle above the horizon, and field
 * that of the view along the longer side of the element.
 */
export type Look = PanoramaView

/** The driver's initial view: straight ahead, and down so far that the steering wheel is in view on a phone, too. */
export const START: Look = { yaw: 0, pitch: -20, field: 90 }

/** Beyond these limits floor and roof are distorted, or the image is visibly pixelated. */
const PITCH_LIMIT = 75
const NARROWEST = 45
const WIDEST = 105

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** The look changed by the given degrees, clamped to the limits. */
export function turned(look: Look, { yaw = 0, pitch = 0, field = 0 }: Partial<Look>): Look {
  return {
    yaw: look.yaw + yaw,
    pitch: clamp(look.pitch + pitch, -PITCH_LIMIT, PITCH_LIMIT),
    field: clamp(look.field + field, NARROWEST, WIDEST),
  }
}

const RADIANS = Math.PI / 180

/** The horizontal field of view, in degrees, for an element of the given size. */
export function horizontalField(field: number, width: number, height: number): number {
  if (width >= height || height === 0) return field
  return (2 * Math.atan((Math.tan((field * RADIANS) / 2) * width) / height)) / RADIANS
}

const AROUND = ['front', 'right', 'back', 'left'] as const

/** Pitch, in degrees, from which the look counts as up or down. */
const STEEP = 40

/** The main direction of a look. */
export function directionOf({ yaw, pitch }: Look) {
  if (pitch > STEEP) return 'up'
  if (pitch < -STEEP) return 'down'
  const quarter = Math.round((((yaw % 360) + 360) % 360) / 90) % 4
  return AROUND[quarter] ?? 'front'
}

/** Turn and zoom per key press and button press, in degrees. */
const KEY_TURN = 15
export const BUTTON_TURN = 30
export const ZOOM = 15

/** The change of look for each key that turns or zooms. */
export const KEY_MOVES: ReadonlyMap<string, Partial<Look>> = new Map([
  ['ArrowLeft', { yaw: -KEY_TURN }],
  ['ArrowRight', { yaw: KEY_TURN }],
  ['ArrowUp', { pitch: KEY_TURN }],
  ['ArrowDown', { pitch: -KEY_TURN }],
  ['+', { field: -ZOOM }],
  ['-', { field: ZOOM }],
])
