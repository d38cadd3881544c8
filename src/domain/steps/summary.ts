import type { Euros } from '../units.ts'
import { CHOICE_KINDS, isOption, type ChosenItems } from './choice-steps.ts'
import type { CreditType } from './configuration.ts'
import type { ChoiceKind } from './steps.ts'

/** One line in the summary's details list (spec §2, summary). 'Alterar' leads to the step of the choice. */
export interface SummaryLine {
  readonly kind: ChoiceKind
  /** `null` when nothing is chosen. */
  readonly name: string | null
  /** The price of the item, or the surcharge of a colour. `null` when included or unknown. */
  readonly price: Euros | null
  readonly chip: string | null
  /** Shows '€ + IVA' instead of '€' (spec §2). True for every item except engine and version. */
  readonly hasVatSuffix: boolean
}

/**
 * The lines of the summary, in step order. A missing choice has a line without a name. Open Drive finances the price
 * without the finance campaign: the version's line shows that price, so that the lines add up to the total.
 */
export function summaryLines(
  items: ChosenItems,
  creditType: CreditType = 'CREDIT',
): readonly SummaryLine[] {
  const { engine, version } = items
  const versionPrice =
    (creditType === 'HOD' ? version?.priceWithoutFinance : null) ?? version?.price ?? null
  return CHOICE_KINDS.map((kind) => {
    const option = isOption(kind) ? items[kind] : null
    const carPrice = kind === 'engine' ? (engine?.price ?? null) : versionPrice
    return {
      kind,
      name: items[kind]?.name ?? null,
      price: isOption(kind) ? (option?.surcharge ?? null) : carPrice,
      chip: option?.chip ?? null,
      hasVatSuffix: isOption(kind),
    }
  })
}
