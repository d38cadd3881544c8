// Both ends of a car: lamps, openings and what is fixed to them. Metres, as in car-design.ts.

export type FrontLampStyle =
  /** A low wide lamp with a light line along its upper edge. */
  | 'blade'
  /** Thin light line above, main lamp apart below it. */
  | 'split'
  /** A round ring in a dark, rounded housing. */
  | 'round'
  /** One light line over the whole width, lamps under its ends. */
  | 'bar'
  /** Two rows of square cells. */
  | 'cells'
  /** A tall lamp with a hook-shaped light line. */
  | 'hook'

export type RearLampStyle =
  /** One light line over the whole width with thicker ends. */
  | 'bar'
  /** Separate lamps with a ring of light. */
  | 'ring'
  /** Upright lamps beside the screen and tailgate. */
  | 'vertical'
  /** Flat lamps with three short strokes. */
  | 'strokes'
  /** Flat lamps with a hook turned outwards. */
  | 'hook'

export type GrilleStyle = 'slim' | 'wide' | 'tall' | 'shield' | 'none'
export type GrillePattern = 'slats' | 'mesh' | 'bars' | 'blank'

/** A sunken opening in the face: half height `halfHeight` at the middle, less by `taper` outside. */
export interface Opening {
  readonly z: number
  readonly halfHeight: number
  readonly halfWidth: number
  readonly taper: number
  readonly depth: number
  readonly pattern: GrillePattern
}

export interface Lamp<Style> {
  readonly style: Style
  /** z of the lamp's middle at its inner end. */
  readonly z: number
  readonly halfHeight: number
  /** Its ends along the corner: s = y + distance behind the foremost (or before the rearmost) point. */
  readonly inner: number
  readonly outer: number
  /** Rise of the middle line per metre outwards. */
  readonly rise: number
}

export interface FrontFace {
  readonly lamp: Lamp<FrontLampStyle>
  /** Bulbs in plain reflectors: the lamp's style gives only its outline. */
  readonly halogen?: true
  readonly grilleStyle: GrilleStyle
  /** Null where `grilleStyle` is 'none'. */
  readonly grille: Opening | null
  readonly intake: Opening
  /** Upright air curtain at the corner: its middle in y and z; null for none. */
  readonly vent: {
    readonly y: number
    readonly z: number
    readonly halfWidth: number
    readonly halfHeight: number
    /** Outward shift per metre upwards. */
    readonly lean: number
    readonly depth: number
  } | null
  readonly plateHeight: number
  readonly badgeHeight: number
  /** Bright frame round the grille. */
  readonly brightFrame: boolean
}

export interface BackFace {
  readonly lamp: Lamp<RearLampStyle>
  /** z of the sunken field for the number plate. */
  readonly plateHeight: number
  readonly plateOn: 'tailgate' | 'bumper'
  readonly badgeHeight: number
  /** Upper edge of the dark lower bumper. */
  readonly diffuserTop: number
  readonly reflectorHeight: number
  readonly exhausts: 'hidden' | 'pair' | 'none'
}
