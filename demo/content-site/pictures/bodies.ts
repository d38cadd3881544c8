import type { Node } from './geometry.ts'

export type Body =
  | 'city'
  | 'hatchback'
  | 'estate'
  | 'saloon'
  | 'compact-suv'
  | 'large-suv'
  | 'seven-seater'
  | 'electric'

/** The side of a car in canvas pixels: nose to the left, standing on `GROUND`. */
export interface Shape {
  /** Contour from under the front bumper up to the bonnet's lip. */
  readonly nose: readonly Node[]
  /** Foot of the windscreen: a corner. */
  readonly cowl: Node
  /** Head of the windscreen. */
  readonly header: Node
  readonly roof: readonly Node[]
  /** Head of the rear screen: a corner, except on a fastback. */
  readonly spoiler: Node
  /** Foot of the rear screen. */
  readonly deck: Node
  /** From there down to under the rear bumper. */
  readonly tail: readonly Node[]
  /** Outline of the side windows, from the mirror along the roof and back along the belt. */
  readonly windows: readonly Node[]
  /** Pillars between the side windows: x at the belt, width, lean (x at the roof less x at the belt). */
  readonly pillars: readonly (readonly [x: number, width: number, lean: number])[]
  readonly wheels: { front: number; rear: number; radius: number; spokes: 5 | 10 }
  /** Shut lines at the belt: front door's front, between the doors, rear door's rear. */
  readonly doors: readonly [number, number, number]
  /** The shoulder crease, from head lamp to tail lamp. */
  readonly shoulder: readonly Node[]
  /** Head lamp: foremost x and y, length, height; drawn along the wing. */
  readonly headLamp: readonly [x: number, y: number, length: number, height: number]
  readonly tailLamp: readonly [x: number, y: number, length: number, height: number]
  readonly traits: Traits
}

export interface Traits {
  /** Unpainted arches and sills. */
  readonly cladding: boolean
  readonly rails: boolean
  readonly grille: 'slim' | 'wide' | 'tall' | 'none'
  readonly lamps: 'round' | 'blade' | 'split' | 'bar'
  /** Seen from the front, in canvas pixels: width without mirrors, height, and the roof's width as a share of it. */
  readonly front: { width: number; height: number; taper: number }
}

/** Height on the canvas where the tyres touch the floor. */
export const GROUND = 560
