/** The lowest and the highest value of a group of engines; the same number twice for one engine. */
export type Span = readonly [min: number, max: number]

/** Consumption in l/100 km and in kWh/100 km, electric range in km, CO2 in g/km, in the order in which they are shown. */
export const WLTP_VALUES = ['fuel', 'energy', 'range', 'co2'] as const

export type WltpValue = (typeof WLTP_VALUES)[number]

/** Official values of an engine, a version or a group of engines. Null is unknown; zero is a value. */
export type Wltp = Readonly<Record<WltpValue, Span | null>>

/** A version's values: its own where it has them, otherwise those of its engine. Null without both. */
export function versionWltp(
  engine: { readonly wltp: Wltp } | null,
  version: { readonly wltp: Wltp } | null,
): Wltp | null {
  if (!engine || !version) return (version ?? engine)?.wltp ?? null
  const entries = WLTP_VALUES.map((value) => [value, version.wltp[value] ?? engine.wltp[value]])
  return Object.fromEntries(entries) as Wltp
}
