import type { Euros, Id } from '../values/units.ts'

/** The costs that an editor may state for a model, in euros per year. */
export const ANNUAL_COSTS = ['roadTax', 'insurance', 'maintenance'] as const

export type AnnualCost = (typeof ANNUAL_COSTS)[number]

/** Costs per year; null for each that the editor does not state. */
export type AnnualFigures = Readonly<Record<AnnualCost, Euros | null>>

/** What an editor states for a model, with date and source. An engine's own figures replace those of the model. */
export interface AnnualCosts extends AnnualFigures {
  /** ISO date. */
  readonly date: string
  readonly source: string
  readonly byEngine: Readonly<Record<Id, AnnualFigures>>
}
