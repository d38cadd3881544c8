import type { Amortisation } from '../finance/amortisation.ts'
import type { CreditCosts } from '../finance/credit-costs.ts'
import type { FinancialInfo } from '../finance/financial-info.ts'

/** Data of a FIN. */
export interface FinSubject {
  readonly creditType: 'CREDIT' | 'HOD'
  /** Maker, model, engine and version. */
  readonly car: string
  readonly info: FinancialInfo
  readonly costs: CreditCosts
  readonly plan: Amortisation
  /** ISO date of the FIN. */
  readonly date: string
}

/** A numbered row. Without a label, the text takes the full width. */
export interface FinRow {
  readonly number: string
  readonly label: string
  readonly text: string
}

/** A part of the FIN, in the order of Instrução 12/2013. */
export interface FinPart {
  readonly letter: string
  readonly title: string
  readonly rows: readonly FinRow[]
}

export function row(number: string, label: string, text: string): FinRow {
  return { number, label, text }
}
