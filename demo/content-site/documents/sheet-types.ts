import type { FinancialInfo } from '../finance/financial-info.ts'

/** A chosen colour; `null` price where it is included. Euros. */
export interface SheetColour {
  readonly name: string
  readonly finish: string
  readonly price: number | null
}

/** What a configuration sheet tells. Money in euros, colours' prices beside the base price. */
export interface SheetSubject {
  readonly maker: string
  readonly model: string
  readonly engine: string
  readonly version: string
  /** Of the version, without colours. */
  readonly basePrice: number
  readonly exterior: SheetColour | null
  readonly interior: SheetColour | null
  readonly creditType: 'CREDIT' | 'HOD'
  /** Its `pvp` is the total. */
  readonly info: FinancialInfo
  /** ISO date of the sheet. */
  readonly date: string
  /** The car, as JPEG of 16 by 9; `null` where there is none. */
  readonly picture: Buffer | null
}

export interface SheetLine {
  readonly label: string
  readonly text: string
  /** At the right edge, such as a price. */
  readonly figure?: string
  readonly isStrong?: boolean
}
