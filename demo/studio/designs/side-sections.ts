import { curve } from './curve.ts'

// Height over the shoulder line, then how far the side stands in from the half width there.

/** Small cars: full flanks, a soft hollow and a shoulder that turns in early. */
export const roundSide = curve([
  -0.9, -0.17, -0.72, -0.09, -0.62, -0.05, -0.52, -0.022, -0.42, -0.007, -0.32, -0.004, -0.2,
  -0.012, -0.1, -0.014, -0.03, -0.005, 0, -0.002, 0.025, -0.017, 0.08, -0.052, 0.16, -0.098, 0.3,
  -0.19, 0.6, -0.46,
])

/** Family cars: a sharp shoulder, a hollow under it, a lower crease over the sill. */
export const creasedSide = curve([
  -0.9, -0.16, -0.72, -0.085, -0.62, -0.05, -0.53, -0.022, -0.46, -0.006, -0.41, -0.004, -0.3,
  -0.018, -0.17, -0.028, -0.08, -0.022, -0.02, -0.005, 0, 0, 0.015, -0.009, 0.06, -0.045, 0.12,
  -0.085, 0.2, -0.135, 0.3, -0.2, 0.6, -0.48,
])

/** Off-road cars: an almost upright flank and a broad, flat-topped shoulder. */
export const squareSide = curve([
  -0.9, -0.13, -0.72, -0.06, -0.62, -0.034, -0.53, -0.014, -0.44, -0.004, -0.38, -0.005, -0.26,
  -0.016, -0.14, -0.018, -0.06, -0.008, -0.01, 0, 0.012, -0.008, 0.04, -0.035, 0.08, -0.065, 0.16,
  -0.1, 0.3, -0.17, 0.6, -0.4,
])

/** The electric car: one taut bow from sill to shoulder, no lower crease. */
export const tautSide = curve([
  -0.9, -0.18, -0.74, -0.1, -0.62, -0.052, -0.5, -0.022, -0.38, -0.008, -0.26, -0.004, -0.14,
  -0.006, -0.05, -0.004, -0.005, 0, 0.015, -0.01, 0.06, -0.042, 0.14, -0.09, 0.3, -0.185, 0.6,
  -0.45,
])
