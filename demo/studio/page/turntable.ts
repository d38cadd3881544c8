/** Views of one whole turn. */
export const FRAMES = 35

/** Frame 0 looks at the front and the left side, this far round from straight ahead. */
const FIRST_AZIMUTH = 38

export type Point = readonly [x: number, y: number, z: number]

export interface Camera {
  readonly position: Point
  readonly target: Point
  /** Vertical opening in degrees. */
  readonly fieldOfView: number
}

/** What the camera needs to know of a car, in metres. */
export interface Stance {
  readonly foremost: number
  readonly rearmost: number
  readonly halfWidth: number
}

/** Degrees from straight ahead towards the car's left side: 0 front, 90 left, 180 rear. */
export function azimuth(frame: number): number {
  return (FIRST_AZIMUTH + (360 * frame) / FRAMES) % 360
}

const CAMERA_HEIGHT = 1.28
const FIELD_OF_VIEW = 15
const ASPECT = 16 / 9
/** The tyres' contact line in the side view, from the top of the picture. */
const CONTACT_LINE = 0.82
/** Length of the hatchback, and the part of the frame's width it takes up in the side view. */
const USUAL_LENGTH = 4.07
const USUAL_FILL = 0.8
/** The outline's ends stand this share of the half width nearer than the car's middle. */
const ENDS_NEARER = 0.4

/** Part of the frame's width for a length: small cars look small, and long cars still fit. */
export function sideFill(length: number): number {
  const share = length / USUAL_LENGTH
  return USUAL_FILL * (share < 1 ? share ** 0.9 : Math.sqrt(share))
}

/**
 * Where the camera stands for a frame: on a circle round the car's middle, so that the car
 * turns on the spot and the tyres' line stays at about one height of the picture.
 */
export function cameraAt(frame: number, stance: Stance): Camera {
  const length = stance.rearmost - stance.foremost
  const middle = (stance.foremost + stance.rearmost) / 2
  const halfOpening = Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
  const toEnds = length / sideFill(length) / (2 * halfOpening * ASPECT)
  const distance = toEnds + stance.halfWidth * ENDS_NEARER
  const toSide = distance - stance.halfWidth
  const turn = (azimuth(frame) * Math.PI) / 180
  const toContactLine = Math.atan((2 * CONTACT_LINE - 1) * halfOpening)
  const pitch = Math.atan(CAMERA_HEIGHT / toSide) - toContactLine
  return {
    position: [middle - Math.cos(turn) * distance, -Math.sin(turn) * distance, CAMERA_HEIGHT],
    target: [middle, 0, CAMERA_HEIGHT - Math.tan(pitch) * distance],
    fieldOfView: FIELD_OF_VIEW,
  }
}
