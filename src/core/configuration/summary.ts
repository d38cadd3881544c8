import { toCents } from '../values/units.ts'
import {
  addedItems,
  campaignDifference,
  wholeEuroLines,
  financedPrice,
} from '../offer/price-lines.ts'
import { CHOICE_KINDS, isOption, type ChosenItems } from './choice-steps.ts'
import type { CreditType, ChoiceKind } from './configuration.ts'

/** One line in the summary's details list (spec §2, summary). 'Alterar' leads to the step of the choice. */
export type SummaryLine = ReturnType<typeof summaryLines>[number]

/**
 * The lines of the summary, in step order. They add up to the total as it is shown, without cents: each line is the
 * difference of two rounded prices. A missing choice has a line without a name. Open Drive finances the price without
 * the finance campaign: a line of its own after the version leads to that price.
 * @param isExact Whether they have cents and add up to the total to the cent.
 */
export function summaryLines(
  items: ChosenItems,
  creditType: CreditType = 'CREDIT',
  isExact = false,
) {
  const enginePrice = items.engine?.price ?? null
  const campaign = items.version && creditType === 'HOD' && campaignDifference(items.version)
  const versionPrice =
    items.version && financedPrice(items.version, campaign ? 'CREDIT' : creditType)
  const additions = addedItems(items)
  const kinds = CHOICE_KINDS.flatMap((kind) =>
    kind === 'version' && campaign ? [kind, 'campaign' as const] : [kind],
  )
  const centsOf = (kind: ChoiceKind | 'campaign'): number | null => {
    if (kind === 'engine') return toCents(enginePrice)
    if (kind === 'version')
      return versionPrice === null ? null : toCents(versionPrice - (enginePrice ?? 0))
    if (kind === 'campaign') return toCents(campaign || null)
    const addition = additions.find(({ item }) => item === kind)
    return addition ? toCents(addition.euros) : 0
  }
  const amounts = kinds.map((kind) => ({ cents: centsOf(kind) }))
  const prices = isExact
    ? amounts.map(({ cents }) => cents && cents / 100)
    : wholeEuroLines(amounts)
  return kinds.map((kind, index) => ({
    /** 'campaign' is what Open Drive adds to the price of the version, and has no choice. */
    kind,
    /** `null` when nothing is chosen. */
    name: kind === 'campaign' ? '' : (items[kind]?.name ?? null),
    /** What the item adds to the price of the lines before it. 0 if it is included, null if unknown. */
    price: prices[index] ?? null,
    /** False for the first line with a price, which is the price of a car. */
    isAdded: kind !== 'engine' && (kind !== 'version' || enginePrice !== null),
    chip: isOption(kind) ? (items[kind]?.chip ?? null) : null,
  }))
}
