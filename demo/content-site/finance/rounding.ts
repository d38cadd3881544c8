/**
 * Rounds half up, as the law requires for TAEG and as amounts are displayed.
 * A tiny value is added first, so that 1.005, stored in binary floating point as 1.00499…, rounds to
 * 1.01.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // A number this large has no decimals to round.
  if (!Number.isFinite(value * scale)) return value
  return Math.floor(value * scale + 0.5 + Math.abs(value) * scale * Number.EPSILON * 4) / scale
}

/** Rounds up to the cent. Whole cents are unchanged. */
export function ceilToCent(value: number): number {
  const cents = value * 100
  return Math.ceil(cents - Math.abs(cents) * Number.EPSILON * 4) / 100
}
