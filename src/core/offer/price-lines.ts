import {
  addEuros,
  toCents,
  type Euros,
  type Percent,
  type Id,
  roundHalfUp,
} from '../values/units.ts'
import type { Version, Model } from '../catalogue/catalogue.ts'
import { OPTION_KINDS, type ChosenItems } from '../configuration/choice-steps.ts'
import type { CreditType, ChoiceKind } from '../configuration/configuration.ts'

/** An amount that a car's price consists of. */
export interface PricedItem {
  readonly item: 'model' | ChoiceKind
  readonly id: Id
  readonly name: string
  /** The price of the car or what an item adds to it. 0 if it is included, null if unknown. */
  readonly euros: Euros | null
}

/**
 * What a car's price consists of: the version, or else the engine or the model, and what is added to it. Open Drive
 * finances the price without the finance campaign.
 */
export function pricedItems(
  model: Model | null,
  items: ChosenItems,
  creditType: CreditType = 'CREDIT',
): readonly PricedItem[] {
  const { engine, version } = items
  const car =
    (version && lineOf('version', version, financedPrice(version, creditType))) ??
    (engine && lineOf('engine', engine, engine.price)) ??
    (model && lineOf('model', model, model.price))
  return [...(car ? [car] : []), ...addedItems(items)]
}

/** What is added to the price of a version: the only list of it, from which totals, quotes, snapshots and builds derive. */
export function addedItems(items: ChosenItems): readonly PricedItem[] {
  return OPTION_KINDS.flatMap((kind) => {
    const option = items[kind]
    return option ? [lineOf(kind, option, option.surcharge)] : []
  })
}

/** The amounts that are added to the price of a version. */
export function surchargesOf(items: ChosenItems): readonly (Euros | null)[] {
  return addedItems(items).map(({ euros }) => euros)
}

/** The sum of all lines. Null without a line, or if an amount is unknown. */
export function totalOf([car, ...added]: readonly PricedItem[]): Euros | null {
  return totalPrice(
    car?.euros ?? null,
    added.map(({ euros }) => euros),
  )
}

function lineOf(
  item: PricedItem['item'],
  { id, name }: Pick<PricedItem, 'id' | 'name'>,
  euros: Euros | null,
): PricedItem {
  return { item, id, name, euros }
}

/** The line of a priced item in a snapshot, from which mails, PDF and lead screens print it. */
export interface PriceLine extends Pick<PricedItem, 'item' | 'name'> {
  /** 0 when included, null when unknown. */
  readonly cents: number | null
  /** What the price contains. Missing if nothing is known of it. */
  readonly contains?: readonly ContainedLine[]
}

/** The lines as on screen: the price of the engine, if it has one, and what the version adds to it. */
export function withEngineLine(
  lines: readonly PriceLine[],
  engine: { readonly name: string; readonly price: Euros | null } | null,
): readonly PriceLine[] {
  const price = toCents(engine?.price ?? null)
  return lines.flatMap((line): PriceLine[] => {
    const { item, cents } = line
    if (item !== 'version' || !engine || price === null || cents === null) return [line]
    return [
      { item: 'engine', name: engine.name, cents: price },
      { ...line, cents: cents - price },
    ]
  })
}

/**
 * What each line adds to the price, in whole euros: the difference of two rounded prices, so that the lines add up to
 * the total as it is shown. Null for a line whose amount is unknown.
 */
export function wholeEuroLines(
  lines: readonly Pick<PriceLine, 'cents'>[],
): readonly (Euros | null)[] {
  let before = 0
  return lines.map(({ cents }) => {
    if (cents === null) return null
    const after = before + cents
    const added = roundHalfUp(after / 100, 0) - roundHalfUp(before / 100, 0)
    before = after
    return added
  })
}

/** What the price of a version may contain, in the order in which it is listed. The campaign is a discount. */
export const PRICE_PARTS = ['legalization', 'transport', 'ecoValue', 'vat', 'campaign'] as const

export type PricePart = (typeof PRICE_PARTS)[number]

/** An amount that a price contains already. It is never added to a total. */
export interface ContainedLine {
  readonly part: PricePart
  /** Negative for a discount. Null if it is unknown, as where only the rate of the VAT is stated. */
  readonly cents: number | null
  /** The rate of the VAT. Missing for other parts, and if it is unknown. */
  readonly percent?: Percent
  /** The last day of the campaign as ISO date. Missing for other parts, and if it is unknown. */
  readonly until?: string
}

/**
 * The price including surcharges, in euros (spec §2, summary). Null if a part is unknown, and if discounts leave
 * nothing to pay, which is an error of the data.
 */
export function totalPrice(
  base: Euros | null,
  surcharges: readonly (Euros | null)[],
): Euros | null {
  if (base === null || surcharges.includes(null)) return null
  const total = addEuros(base, ...surcharges)
  return total > 0 ? total : null
}

/**
 * The price of a version as it is financed, without colours (spec §7): Open Drive finances the price without the finance
 * campaign. Null if it is unknown.
 */
export function financedPrice(
  { price, priceWithoutFinance }: Pick<Version, 'price' | 'priceWithoutFinance'>,
  creditType: CreditType,
): Euros | null {
  return creditType === 'HOD' ? priceWithoutFinance : price
}

/** What Open Drive adds to the price of a version, in euros: the finance campaign. Null if either price is unknown. */
export function campaignDifference(
  version: Pick<Version, 'price' | 'priceWithoutFinance'>,
): Euros | null {
  const without = financedPrice(version, 'HOD')
  return version.price === null || without === null ? null : addEuros(without, -version.price)
}

/**
 * What the finance campaign takes off the price of a version, in euros. Null if there is no campaign on the credit type, or
 * it is not known.
 */
export function campaignDiscount(
  version: Pick<Version, 'price' | 'priceWithoutFinance'> | null | undefined,
  creditType: CreditType | undefined,
): Euros | null {
  const difference = version && creditType === 'CREDIT' ? campaignDifference(version) : null
  return difference !== null && difference > 0 ? difference : null
}
