import type { WltpSpans } from '../catalogue/types.ts'

/** A chosen colour. The price is in euros; `null` when included. */
export interface SheetColour {
  readonly name: string
  readonly finish: string
  readonly price: number | null
}

/** Financing figures of a sheet, in euros and percent. `null` is unknown and omits the row. */
export interface SheetFinancing {
  readonly monthlyPayment: number | null
  readonly taeg: number | null
  readonly tan: number | null
  readonly months: number | null
  readonly downPayment: number | null
  readonly financedAmount: number | null
  /** Final payment of Open Drive. */
  readonly lastPayment: number | null
  readonly mtic: number | null
}

/** Data of a configuration sheet. Amounts in euros. Colour surcharges are separate from the base price. */
export interface SheetSubject {
  readonly maker: string
  readonly model: string
  readonly engine: string
  readonly version: string
  /** Price of the version, without colours. */
  readonly basePrice: number | null
  readonly exterior: SheetColour | null
  readonly interior: SheetColour | null
  readonly creditType: 'CREDIT' | 'HOD'
  readonly totalPrice: number | null
  readonly financing: SheetFinancing
  /** Official values; null if none is known. */
  readonly wltp: WltpSpans | null
  /** Warning, lender and intermediary. */
  readonly creditLegal: string
  /** Title and text of the guarantee notice. */
  readonly guarantee: string
  /** Whether the figures are those the buyer saw and differ from what the site computes today. */
  readonly isUnconfirmed: boolean
  /** Date of the sheet as ISO date. */
  readonly date: string
  /** The car as a 16:9 JPEG; `null` without a picture. */
  readonly picture: Buffer | null
}

export interface SheetLine {
  readonly label: string
  readonly text: string
  /** Right-aligned text, such as a price. */
  readonly figure?: string
  readonly isStrong?: boolean
}
