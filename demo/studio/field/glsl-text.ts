/** A number as GLSL writes a float: always with a point; negative ones in parentheses. */
export function float(value: number): string {
  const rounded = String(Math.round(value * 1e6) / 1e6)
  const text = rounded.includes('.') ? rounded : `${rounded}.0`
  return value < 0 ? `(${text})` : text
}
