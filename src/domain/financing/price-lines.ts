import type { Model } from '../catalogue/catalogue.ts'
import { toCents } from '../cents.ts'
import { roundHalfUp } from '../rounding.ts'
import { OPTION_KINDS, type ChosenItems } from '../steps/choice-steps.ts'
import type { ChoiceKind } from '../steps/steps.ts'
import type { Euros } from '../units.ts'
import { surchargeAmount } from './total-price.ts'

/** A part of the price: the car, or what an option adds to it. */
export interface PriceLine {
  readonly item: 'model' | ChoiceKind
  readonly name: string
  /** 0 when included, null when unknown. */
  readonly cents: number | null
}

/**
 * What the price consists of: the version, else the engine, else the model, then its options. The only list outside the
 * widget of what is priced: mails, PDF and lead screens print it and never add up surcharges themselves.
 */
export function priceLines(
  { model, ...items }: ChosenItems & { readonly model: Model | null },
  basePrice: Euros | null,
): readonly PriceLine[] {
  const item = (['version', 'engine'] as const).find((kind) => items[kind]) ?? 'model'
  const car = item === 'model' ? model : items[item]
  const options = OPTION_KINDS.flatMap((kind): PriceLine[] => {
    const option = items[kind]
    if (!option) return []
    const { name, surcharge } = option
    return [{ item: kind, name, cents: toCents(surchargeAmount(surcharge)) }]
  })
  return car ? [{ item, name: car.name, cents: toCents(basePrice) }, ...options] : options
}

/**
 * What each line adds to the price, in whole euros: the difference of two rounded prices, so that the lines add up to
 * the total as it is shown (docs/decisions/0089). Null for a line whose amount is unknown.
 */
export function wholeEuroLines(lines: readonly PriceLine[]): readonly (Euros | null)[] {
  let before = 0
  return lines.map(({ cents }) => {
    if (cents === null) return null
    const after = before + cents
    const added = roundHalfUp(after / 100, 0) - roundHalfUp(before / 100, 0)
    before = after
    return added
  })
}
