/** Metres; x backwards from the front axle, y to the car's right (the driver sits at y < 0), z up. */
export type Point = readonly [number, number, number]

/** `#rrggbb`, as a designer names it; turned into linear light for the shader. */
export type Hex = `#${string}`

/** The shader's kinds of cloth and hide, in its own order. */
export const KINDS = ['cloth', 'recycled', 'microfibre', 'leather'] as const

export type Kind = (typeof KINDS)[number]

/** Patterns of a seat's centre panel, in the shader's order. */
export const PATTERNS = ['plain', 'across', 'along', 'diamond'] as const

/** Sewn lines, and the space between them in metres. */
export interface Sewing {
  readonly pattern: (typeof PATTERNS)[number]
  readonly channel: number
}

/** The hollow the cabin is carved from. */
export interface ShellDesign {
  readonly halfWidth: number
  readonly floor: number
  readonly roof: number
  /** How fast the roof falls away from its highest point, per metre. */
  readonly roofCurve: number
  readonly roofPeak: number
  readonly belt: number
  /** How far the side leans inwards for each metre above the belt. */
  readonly tumblehome: number
  readonly windscreenBase: number
  /** Lean of the windscreen from upright, radians. */
  readonly windscreenRake: number
  readonly rearBase: number
  readonly rearRake: number
  readonly rearWall: number
}

export interface GlassDesign {
  readonly pillar: number
  readonly rearEnd: number
  readonly rearSlope: number
  /** How much the belt rises towards the back, per metre. */
  readonly beltRise: number
  /** Height of the rear screen's lower edge. */
  readonly rearSill: number
  readonly roofCentre: number
  /** Zero where the roof has no glass. */
  readonly roofHalfLength: number
  readonly roofHalfWidth: number
  /** Half-width of the bar that parts two roof panes; zero where there is one. */
  readonly roofBar: number
}

export interface ScreenDesign {
  readonly at: Point
  readonly halfWidth: number
  readonly halfHeight: number
  /** Lean of the top towards the rear, radians; negative leans away from the driver. */
  readonly lean: number
}

export interface CabinDesign {
  readonly slug: string
  /** Catalogue slugs of the models that share the cabin. */
  readonly models: readonly string[]
  readonly upholsteries: readonly string[]
  /** Upholsteries of the picture of the seats; none for a look, which has the seats of its cabin. */
  readonly seatUpholsteries: readonly string[]
  readonly style: 'city' | 'touring' | 'tall' | 'lounge'
  /** Light that the picture is exposed for; one for cabins that stand side by side. */
  readonly exposure: number
  readonly shell: ShellDesign
  readonly glass: GlassDesign
  /** The panorama's eye: by the driver's head, a little towards the middle. */
  readonly eye: Point
  /** Where the flat picture is taken from, and the point that it looks at. */
  readonly flatEye: Point
  readonly flatTarget: Point
  readonly wheel: {
    readonly at: Point
    readonly radius: number
    /** As a screen's. */
    readonly lean: number
    /** 2 is round; more is squarer. */
    readonly squareness: number
    /** How much of the rim's lower end is cut flat. */
    readonly flat: number
  }
  readonly cluster: ScreenDesign
  /** What the cluster shows: one display, or two dials with a small display between them. */
  readonly dials: 'digital' | 'analogue'
  /** What the middle screen offers: a map, with automatic climate below it, or the radio. */
  readonly offers: 'map' | 'radio'
  /** A third row stands behind the bench; missing where there are two. */
  readonly rows?: 'three'
  /** How a gear is chosen: a lever with a clutch, a selector on the console, or one on the steering column. */
  readonly gear: 'lever' | 'selector' | 'column'
  readonly centre: ScreenDesign
  readonly seat: {
    readonly hip: Point
    readonly lean: number
    readonly bolster: number
    /** How the centre panel is sewn in each kind of material. */
    readonly sewing: Readonly<Record<Kind, Sewing>>
    readonly headrest: 'posts' | 'integrated'
  }
  readonly bench: { readonly hip: Point }
  readonly colour: {
    readonly headliner: Hex
    readonly dash: Hex
    readonly lower: Hex
    readonly carpet: Hex
    readonly trim: Hex
    readonly trimDark: Hex
    readonly metal: Hex
    readonly ambient: Hex
  }
  readonly trim: 'satin' | 'walnut' | 'brushed' | 'oak'
}
