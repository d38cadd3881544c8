/**
 * Numbers that the G-buffer tells parts apart by. Parts of one whole number are shaded by one
 * program; the fraction tells them apart inside it.
 */
export const PARTS = {
  BODY: 1,
  MIRROR: 2,
  HANDLES: 2.25,
  RAILS: 2.5,
  WIPERS: 2.75,
  RIM: 3,
  TYRE: 3.25,
  BRAKE: 3.5,
  CABIN_DARK: 4,
  CABIN_SEAT: 4.25,
  GLASS: 5,
  /** The body's ends; the G-buffer knows them as body. */
  FACE: 6,
  TAIL: 7,
} as const

/** Depth marks go from 0 (nothing) to 1 in this many steps. */
export const DEPTH_STEPS = 8
