/** The costs that an editor may state for a model, in euros per year. */
export const ANNUAL_COSTS = ['roadTax', 'insurance', 'maintenance'] as const

export type AnnualCost = (typeof ANNUAL_COSTS)[number]

export type { AnnualCosts } from './read-model-intros.ts'
