/** Linear light from `#rrggbb`, each part 0 to 1; throws on any other form. */
export function linearColour(hex: string): [number, number, number] {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (parts === null) throw new Error(`Not a colour: ${hex}`)
  return [linear(parts[1]), linear(parts[2]), linear(parts[3])]
}

function linear(pair: string | undefined): number {
  const value = Number.parseInt(pair ?? '00', 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Mixes two linear colours; `share` 0 gives the first, 1 the second. */
export function mixColours(
  first: readonly number[],
  second: readonly number[],
  share: number,
): [number, number, number] {
  const part = (index: number): number =>
    (first[index] ?? 0) * (1 - share) + (second[index] ?? 0) * share
  return [part(0), part(1), part(2)]
}

/** Brightness of a linear colour, 0 to 1. */
export function brightness(colour: readonly number[]): number {
  return 0.2126 * (colour[0] ?? 0) + 0.7152 * (colour[1] ?? 0) + 0.0722 * (colour[2] ?? 0)
}
