import type { Model } from '../catalogue/catalogue.ts'
import { roundHalfUp } from '../rounding.ts'
import { OPTION_KINDS, type ChosenItems } from '../steps/choice-steps.ts'
import type { CreditType } from '../steps/configuration.ts'
import type { ChoiceKind } from '../steps/steps.ts'
import type { Euros, Id, Surcharge } from '../units.ts'
import type { ContainedLine } from './price-parts.ts'
import { financedPrice, surchargeAmount, totalPrice } from './total-price.ts'

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
    return option ? [lineOf(kind, option, surchargeAmount(option.surcharge))] : []
  })
}

/** The amounts that are added to the price of a version. */
export function surchargesOf(items: ChosenItems): readonly Surcharge[] {
  return addedItems(items).map(({ euros }) => euros ?? 'unreadable')
}

/** The sum of all lines. Null without a line, or if an amount is unknown. */
export function totalOf([car, ...added]: readonly PricedItem[]): Euros | null {
  return totalPrice(
    car?.euros ?? null,
    added.map(({ euros }) => euros ?? 'unreadable'),
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
export interface PriceLine {
  readonly item: 'model' | ChoiceKind
  readonly name: string
  /** 0 when included, null when unknown. */
  readonly cents: number | null
  /** What the price contains. Missing if nothing is known of it. */
  readonly contains?: readonly ContainedLine[]
}

/**
 * What each line adds to the price, in whole euros: the difference of two rounded prices, so that the lines add up to
 * the total as it is shown (docs/decisions/0089). Null for a line whose amount is unknown.
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
