/** Where the view looks, in degrees. Yaw 0 is the middle of the picture, growing to the right. */
export interface Look {
  readonly yaw: number
  /** Above the horizon. */
  readonly pitch: number
  /** Field of view along the longer side of the box. */
  readonly field: number
}

/** The driver's first glance: straight ahead, a little down to the dashboard. */
export const START: Look = { yaw: 0, pitch: -8, field: 90 }

/** Beyond these the floor and roof swirl, or the picture turns coarse. */
const PITCH_LIMIT = 75
export const NARROWEST = 45
export const WIDEST = 105

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** The look changed by so many degrees, kept within what can be seen well. */
export function turned(look: Look, { yaw = 0, pitch = 0, field = 0 }: Partial<Look>): Look {
  return {
    yaw: look.yaw + yaw,
    pitch: clamp(look.pitch + pitch, -PITCH_LIMIT, PITCH_LIMIT),
    field: clamp(look.field + field, NARROWEST, WIDEST),
  }
}

const RADIANS = Math.PI / 180

/** The horizontal field of view, in degrees, in a box of these proportions. */
export function horizontalField(field: number, width: number, height: number): number {
  if (width >= height || height === 0) return field
  return (2 * Math.atan((Math.tan((field * RADIANS) / 2) * width) / height)) / RADIANS
}

export type Direction = 'front' | 'right' | 'back' | 'left' | 'up' | 'down'

const AROUND = ['front', 'right', 'back', 'left'] as const

/** Half of the way up or down counts as looking there. */
const STEEP = 40

/** What the look is towards, in one word. */
export function directionOf({ yaw, pitch }: Look): Direction {
  if (pitch > STEEP) return 'up'
  if (pitch < -STEEP) return 'down'
  const quarter = Math.round((((yaw % 360) + 360) % 360) / 90) % 4
  return AROUND[quarter] ?? 'front'
}

/** How far one key press and one button press turn and zoom, in degrees. */
const KEY_TURN = 15
export const BUTTON_TURN = 30
export const ZOOM = 15

const KEYS: ReadonlyMap<string, Partial<Look>> = new Map([
  ['ArrowLeft', { yaw: -KEY_TURN }],
  ['ArrowRight', { yaw: KEY_TURN }],
  ['ArrowUp', { pitch: KEY_TURN }],
  ['ArrowDown', { pitch: -KEY_TURN }],
  ['+', { field: -ZOOM }],
  ['-', { field: ZOOM }],
])

/** What a key does to the look; null for a key that is not ours. */
export function moveOfKey(key: string): Partial<Look> | null {
  return KEYS.get(key) ?? null
}
