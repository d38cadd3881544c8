import { CHOICE_KINDS } from '../steps/choice-steps.ts'
import type { Choices } from '../steps/steps.ts'
import type { Euros, Id } from '../units.ts'
import { parseJson } from '../parse-json.ts'
import type { ResolvedStockCar } from './stock-car.ts'

/** The stock car that the buyer wants, as it was when it was chosen. */
export interface ChosenStockCar {
  readonly id: Id
  readonly place: string
  readonly price: Euros
  /** Its configuration: another one is not that car. */
  readonly choices: Choices
}

/** What is kept of a stock car when it is chosen. */
export function toChosen({ car, price, choices }: ResolvedStockCar): ChosenStockCar {
  return { id: car.id, place: car.place, price, choices }
}

/** Whether a configuration is that of the stock car. */
export function isSameCar({ choices }: ChosenStockCar, other: Choices): boolean {
  return (
    choices.modelId === other.modelId &&
    CHOICE_KINDS.every((kind) => choices[`${kind}Id`] === other[`${kind}Id`])
  )
}

/** Reads a stock car that was stored as JSON. Null if it cannot be read. */
export function readChosen(text: string): ChosenStockCar | null {
  const value = parseJson(text) as Partial<ChosenStockCar> | null | undefined
  const isComplete =
    typeof value?.id === 'string' &&
    typeof value.place === 'string' &&
    typeof value.price === 'number' &&
    typeof value.choices?.modelId === 'string'
  return isComplete ? (value as ChosenStockCar) : null
}

/** A stock car in a snapshot. */
export interface StockCarRecord {
  readonly id: Id
  readonly place: string
  /** Its price, which may be another than that of its configuration. */
  readonly cents: number
}
