import { financedPrice, totalPrice } from '../financing/total-price.ts'
import { roundHalfUp } from '../rounding.ts'
import type { Euros } from '../units.ts'
import { CHOICE_KINDS, isOption, type ChosenItems } from './choice-steps.ts'
import { addedItems } from '../financing/price-lines.ts'
import type { CreditType } from './configuration.ts'
import type { ChoiceKind } from './steps.ts'

/** One line in the summary's details list (spec §2, summary). 'Alterar' leads to the step of the choice. */
export interface SummaryLine {
  readonly kind: ChoiceKind
  /** `null` when nothing is chosen. */
  readonly name: string | null
  /** What the item adds to the price of the lines before it, in whole euros. 0 if it is included, null if unknown. */
  readonly price: Euros | null
  /** False for the first line with a price, which is the price of a car. */
  readonly isAdded: boolean
  readonly chip: string | null
  /** Shows '€ + IVA' instead of '€' (spec §2). True for every item except engine and version. */
  readonly hasVatSuffix: boolean
}

/**
 * The lines of the summary, in step order. They add up to the total as it is shown, without cents: each line is the
 * difference of two rounded prices. A missing choice has a line without a name. Open Drive finances the price without
 * the finance campaign: the version's line leads to that price.
 */
export function summaryLines(
  items: ChosenItems,
  creditType: CreditType = 'CREDIT',
): readonly SummaryLine[] {
  const { engine, version } = items
  const versionPrice = version && financedPrice(version, creditType)
  const additions = addedItems(items)
  /** The price of the car up to the line before. Null while it is unknown. */
  let before: Euros | null = null
  return CHOICE_KINDS.map((kind): SummaryLine => {
    const option = isOption(kind) ? items[kind] : null
    const carPrice = kind === 'engine' ? (engine?.price ?? null) : versionPrice
    const addition = additions.find(({ item }) => item === kind)
    const surcharge = addition ? addition.euros : 0
    const price = isOption(kind) ? totalPrice(before, [surcharge ?? 'unreadable']) : carPrice
    const own = isOption(kind) ? surcharge : price
    const isAdded = before !== null || isOption(kind)
    const added = price === null || before === null ? null : wholeEuros(price) - wholeEuros(before)
    if (price !== null || isOption(kind)) before = price
    return {
      kind,
      name: items[kind]?.name ?? null,
      price: added ?? (own === null ? null : wholeEuros(own)),
      isAdded,
      chip: option?.chip ?? null,
      hasVatSuffix: isOption(kind),
    }
  })
}

const wholeEuros = (euros: Euros): Euros => roundHalfUp(euros, 0)
