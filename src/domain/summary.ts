import type { Engine, ExteriorColour, Interior, Version } from './catalogue.ts'
import type { Screen } from './guards.ts'
import type { Euros } from './units.ts'

export type LineKind = 'engine' | 'version' | 'exterior' | 'interior'

/** One chosen item of the summary's details list (spec §2, summary). */
export interface SummaryLine {
  readonly kind: LineKind
  /** `null` when nothing is chosen. */
  readonly name: string | null
  /** The item's own price, or a colour's surcharge; `null` when included or unknown. */
  readonly price: Euros | null
  readonly chip: string | null
  /** Where 'Alterar' leads. */
  readonly screen: Screen
  /** '€ + IVA' instead of '€' (spec §2): every item except engine and version. */
  readonly hasVatSuffix: boolean
}

/** The four lines of the summary in the order of the steps; a missing choice keeps its line, without a name. */
export function summaryLines(
  engine: Engine | null,
  version: Version | null,
  exterior: ExteriorColour | null,
  interior: Interior | null,
): readonly SummaryLine[] {
  const item = (kind: 'engine' | 'version', chosen: Engine | Version | null): SummaryLine => ({
    kind,
    name: chosen?.name ?? null,
    price: chosen?.price ?? null,
    chip: null,
    screen: kind,
    hasVatSuffix: false,
  })
  const colour = (
    kind: 'exterior' | 'interior',
    chosen: ExteriorColour | Interior | null,
  ): SummaryLine => ({
    kind,
    name: chosen?.name ?? null,
    price: chosen?.surcharge ?? null,
    chip: chosen?.chip ?? null,
    screen: kind,
    hasVatSuffix: true,
  })
  return [
    item('engine', engine),
    item('version', version),
    colour('exterior', exterior),
    colour('interior', interior),
  ]
}
