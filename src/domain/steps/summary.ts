import type { Engine, ExteriorColour, Interior, Version } from '../catalogue/catalogue.ts'
import type { CreditType } from './configuration.ts'
import type { Screen } from './guards.ts'
import type { Euros } from '../units.ts'

export type LineKind = 'engine' | 'version' | 'exterior' | 'interior'

/** One line in the summary's details list (spec §2, summary). */
export interface SummaryLine {
  readonly kind: LineKind
  /** `null` when nothing is chosen. */
  readonly name: string | null
  /** The price of the item, or the surcharge of a colour. `null` when included or unknown. */
  readonly price: Euros | null
  readonly chip: string | null
  /** Target of 'Alterar'. */
  readonly screen: Screen
  /** Shows '€ + IVA' instead of '€' (spec §2). True for every item except engine and version. */
  readonly hasVatSuffix: boolean
}

/**
 * The four lines of the summary, in step order. A missing choice has a line without a name. Open Drive finances the
 * price without the finance campaign: the version's line shows that price, so that the lines add up to the total.
 */
export function summaryLines(
  engine: Engine | null,
  version: Version | null,
  exterior: ExteriorColour | null,
  interior: Interior | null,
  creditType: CreditType = 'CREDIT',
): readonly SummaryLine[] {
  const versionPrice =
    (creditType === 'HOD' ? version?.priceWithoutFinance : null) ?? version?.price ?? null
  const item = (
    kind: 'engine' | 'version',
    chosen: Engine | Version | null,
    price: Euros | null,
  ): SummaryLine => ({
    kind,
    name: chosen?.name ?? null,
    price,
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
    item('engine', engine, engine?.price ?? null),
    item('version', version, versionPrice),
    colour('exterior', exterior),
    colour('interior', interior),
  ]
}
