/** How a figure is named and written. Its id is the key of its label in src/labels. */
export interface Figure<Value extends string = string> {
  /** What it shows: a field of the offer, the quote or the financing option. */
  readonly value: Value
  /** A number is a term in months. */
  readonly style: 'euros' | 'percent' | 'number'
  /** Missing is none. */
  readonly decimals?: number
  /** Label key of the small text after the value. */
  readonly unit?: 'perMonth'
  /** Label key of a text with the value. */
  readonly text?: 'months'
}

/**
 * On the card of a model, an engine or a version: price, monthly payment and TAEG, always together (spec §1). Apart from
 * the other figures because the model list is part of the first view.
 */
export const CARD = {
  from: { value: 'price', style: 'euros' },
  rent: { value: 'monthlyPayment', style: 'euros', decimals: 2, unit: 'perMonth' },
  taeg: { value: 'taeg', style: 'percent', decimals: 1 },
} as const satisfies Readonly<Record<string, Figure>>

/** Below them, as listed on a model's card (spec §2). */
export const CARD_DETAILS = {
  financedAmount: { value: 'financedAmount', style: 'euros' },
  initialEntry: { value: 'downPayment', style: 'euros', decimals: 2 },
  nrPayments: { value: 'nrPayments', style: 'number' },
} as const satisfies Readonly<Record<string, Figure>>
