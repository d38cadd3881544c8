/** A chosen colour; `null` price where it is included. Euros. */
export interface SheetColour {
  readonly name: string
  readonly finish: string
  readonly price: number | null
}

/** The financing that a sheet prints, in euros and percent; null is unknown and leaves its line out. */
export interface SheetFinancing {
  readonly monthlyPayment: number | null
  readonly taeg: number | null
  readonly tan: number | null
  readonly months: number | null
  readonly downPayment: number | null
  readonly financedAmount: number | null
  /** Open Drive's last payment. */
  readonly lastPayment: number | null
  readonly mtic: number | null
}

/** What a configuration sheet prints. Money in euros, colours' prices beside the base price. */
export interface SheetSubject {
  readonly maker: string
  readonly model: string
  readonly engine: string
  readonly version: string
  /** Of the version, without colours. */
  readonly basePrice: number | null
  readonly exterior: SheetColour | null
  readonly interior: SheetColour | null
  readonly creditType: 'CREDIT' | 'HOD'
  readonly totalPrice: number | null
  readonly financing: SheetFinancing
  /** Whether the figures are those the buyer saw, and differ from what the site computes today. */
  readonly isUnconfirmed: boolean
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
