/**
 * Rounds half up, as the law wants for TAEG and as money is shown.
 * A hair is added first, so that 1.005, which binary floating point holds as 1.00499…, gives 1.01.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // So large a number has no decimals to round.
  if (!Number.isFinite(value * scale)) return value
  return Math.floor(value * scale + 0.5 + Math.abs(value) * scale * Number.EPSILON * 4) / scale
}

/** Rounds up to the cent; what is already whole cents stays. */
export function ceilToCent(value: number): number {
  const cents = value * 100
  return Math.ceil(cents - Math.abs(cents) * Number.EPSILON * 4) / 100
}
