/**
 * Rounds to a number of decimals, halves away from zero.
 * Decimal halves without an exact binary representation count as halves: 1.005 gives 1.01.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  // 15 significant digits remove the floating-point error (1.005 * 100 is 100.49999999999999).
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)))
  return scaled === 0 ? 0 : (Math.sign(value) * scaled) / scale
}
