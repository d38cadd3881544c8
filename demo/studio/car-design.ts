import type { BackFace, FrontFace } from './face-design.ts'

/**
 * One car of the demo range as data: ten curves and its traits.
 *
 * Metres throughout. x = 0 at the front axle, positive backwards; z up from the ground;
 * y = 0 in the middle, the driver's (left) side is y < 0. Both sides are alike, so that shapes
 * are given for the half with y >= 0.
 */
export interface CarDesign {
  /**
   * The slug of the model, or of one of its looks, in the catalogue; also the name of the cache and
   * picture folders.
   */
  readonly slug: string
  /** What stands on both number plates. */
  readonly plateText: string
  readonly wheelbase: number
  /** From the front axle to the foremost point. */
  readonly frontOverhang: number
  /** From the rear axle to the rearmost point. */
  readonly rearOverhang: number
  /** The widest half of the body, without mirrors. */
  readonly halfWidth: number
  readonly wheels: Wheels
  readonly curves: CarCurves
  readonly body: BodyTraits
  readonly rear: RearForm
  readonly windows: Windows
  readonly shutLines: ShutLines
  readonly front: FrontFace
  readonly back: BackFace
  /** Unpainted matt plastic on arches and sills; null is a body painted to the bottom. */
  readonly cladding: Cladding | null
  readonly roofRails: RoofRails | null
  readonly roofPaint: 'body' | 'black'
  readonly mirrors: Mirrors
  readonly handles: 'bar' | 'flush'
  /** The body's colour when absent. */
  readonly handlePaint?: 'black'
  /** What can be seen through the glass. */
  readonly cabin: { readonly seatRows: 2 | 3; readonly seatRise: number }
}

/** Where on the axis, and the value there. */
export type CurvePoint = readonly [at: number, value: number]
/** A smooth curve through its points, ordered by `at`; it leaves both ends as a straight line. */
export type Curve = readonly CurvePoint[]

export interface CarCurves {
  /** Height of the bonnet, the belt and the boot deck, by x. */
  readonly top: Curve
  /** Height of the roof in the middle, by x. */
  readonly roof: Curve
  /** Half width of the lower body at its widest, by x. */
  readonly halfWidth: Curve
  /** What the side stands in (negative) from `halfWidth`, by height over the shoulder. */
  readonly section: Curve
  /** Height of the shoulder line, by x. */
  readonly shoulder: Curve
  /** x of the nose, by z. */
  readonly nose: Curve
  /** x of the tail, by z. */
  readonly tail: Curve
  /** x of the windscreen in the middle, by z. */
  readonly windscreen: Curve
  /** x of the rear screen in the middle, by z. */
  readonly rearScreen: Curve
  /** Height of the window line, by x. */
  readonly belt: Curve
}

export type WheelStyle = 'twin-five' | 'five-star' | 'multi-spoke' | 'y-spoke' | 'turbine' | 'cover'

export interface Wheels {
  readonly tyreRadius: number
  /** Radius of the opening in the body; 35 to 50 mm more than the tyre. */
  readonly archRadius: number
  readonly rimRadius: number
  /** Half the track: y of the wheel's middle plane. */
  readonly halfTrack: number
  readonly style: WheelStyle
  readonly finish: 'silver' | 'machined' | 'dark' | 'cover'
}

export interface BodyTraits {
  /** How far the bonnet falls away to the sides: the factor of y squared (0.03 to 0.06). */
  readonly crown: number
  /** How much higher the wings stand than the bonnet between them (0.012 when absent). */
  readonly bonnetRelief?: number
  /** Rounding between side and bonnet or deck (0.07 soft hatchback, 0.09 large SUV). */
  readonly shoulderRounding: number
  /** How far the nose's corners stand back, seen from above (0.17 blunt, 0.24 round). */
  readonly noseSweep: number
  readonly noseRounding: number
  /** The same for the tail (0.14). */
  readonly tailSweep: number
  readonly tailRounding: number
  /** Height of the body's underside between the axles. */
  readonly floorHeight: number
  /** How far the arches' lips stand out (0.013 painted, 0.02 under cladding). */
  readonly archFlare: number
  /** The pressed line low in the doors: its height at x = 1, its fall per metre, its depth. */
  readonly swage: { readonly height: number; readonly rise: number; readonly depth: number }
  /** Sharpness of the shoulder crease: metres it stands out over a smooth side (0 to 0.012). */
  readonly crease: number
  /** How far the cabin's sides lean in, per 0.46 m over the belt (0.105). */
  readonly tumblehome: number
  /** Rounding between roof and cabin side (0.10 boxy, 0.18 round). */
  readonly roofRounding: number
}

/** 'hatch' closes the roof with a tailgate, 'notch' ends it on a boot deck. */
export interface RearForm {
  readonly kind: 'hatch' | 'notch'
  /** Crown of the rear screen seen from above: the factor of y squared (0.13 to 0.20). */
  readonly screenCrown: number
  /** A lip over the rear screen reaching back to `end` (x in the middle); null for none. */
  readonly spoiler: { readonly end: number; readonly depth: number } | null
}

/** A pillar or divider that crosses the side windows: x at the belt, backwards lean per metre. */
export interface Pillar {
  readonly x: number
  /** Change of x per metre over the belt (positive leans back). */
  readonly lean: number
  readonly halfWidth: number
}

export interface Windows {
  /** x of the side windows' rear edge at z = `rearEdgeAt`, and its change per metre upwards. */
  readonly rearEdge: number
  readonly rearEdgeAt: number
  readonly rearEdgeLean: number
  /** Rounding of the rear lower and upper corner (0.03 sharp, 0.08 soft). */
  readonly rearRounding: number
  /** Between the roof's middle line and the side windows' top (0.07). */
  readonly topGap: number
  /** Between the front divider (pillar A, on the windscreen's flank) and the glass, along x. */
  readonly frontGap: number
  /** From front to back, B-pillar first. */
  readonly pillars: readonly Pillar[]
  readonly trim: 'black' | 'bright'
  /** Lower edge of the rear screen (z), half width at that height and inset per 0.46 m upwards. */
  readonly rearScreen: {
    readonly bottom: number
    readonly halfWidth: number
    readonly inset: number
    /**
     * x of the glass's top edge in the middle, for a screen so flat that a height would leave the
     * edge blurred; `topGap` is not used then.
     */
    readonly topEdge?: number
    /** Between the roof line and the glass's top edge. */
    readonly topGap: number
  }
  /** From the second row backwards. */
  readonly privacyGlass: boolean
}

export interface ShutLines {
  /** x of the gap between the front wing and the front door, at the belt. */
  readonly frontDoor: number
  /** x of the gap between both doors, at the belt. */
  readonly betweenDoors: number
  /** x of the rear door's rear edge at the belt; null is a car with two side doors. */
  readonly rearDoor: number | null
  /** z of the doors' lower edge. */
  readonly sill: number
  /** Half width of the bonnet at its rear. */
  readonly bonnetHalfWidth: number
  /** From the foremost point back to the bonnet's front edge. */
  readonly bonnetSetback: number
  readonly tailgate: { readonly bottom: number; readonly halfWidth: number }
  /** z of the joints between bumper and wing. */
  readonly frontBumper: number
  readonly rearBumper: number
  /** Middle of the fuel or charging flap, on the right side (y > 0). */
  readonly flap: { readonly x: number; readonly z: number }
}

export interface Cladding {
  /** Width of the band round the arches. */
  readonly archBand: number
  /** Upper edge over the sills, the front bumper and the rear bumper (z). */
  readonly sillTop: number
  readonly frontTop: number
  readonly rearTop: number
}

export interface RoofRails {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly finish: 'bright' | 'black'
}

export interface Mirrors {
  /** 'door' stands on a foot below the window line, 'corner' in the window's front corner. */
  readonly mount: 'door' | 'corner'
  /** 1 is 0.15 m high and 0.24 m wide. */
  readonly size: number
  readonly cap: 'body' | 'black'
}

/** Foremost x of the body. */
export const foremost = (design: CarDesign): number => -design.frontOverhang
/** Rearmost x of the body. */
export const rearmost = (design: CarDesign): number => design.wheelbase + design.rearOverhang
