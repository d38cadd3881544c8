import type { CreditFigures } from '../../../src/core/offer/quote.ts'
import type { LeadTimeRecord } from '../../../src/core/offer/lead-time-report.ts'
import type { StockCarRecord } from '../../../src/core/offer/stock-car.ts'
import type { PriceLine } from '../../../src/core/offer/price-lines.ts'
import type { Language } from '../../../src/labels/labels.ts'
import type { WltpSpans } from '../catalogue/types.ts'

/** Data of a configuration sheet. */
export interface SheetSubject {
  /** Language of the sheet. */
  readonly language: Language
  readonly maker: string
  readonly model: string
  readonly engine: string
  readonly version: string
  /** The build's code as it is shown; '' without one. */
  readonly code: string
  /** The version, then its options. */
  readonly lines: readonly PriceLine[]
  /** Paint type or material of an option. */
  readonly finishes: Readonly<Partial<Record<PriceLine['item'], string>>>
  readonly totalCents: number | null
  /** What the price does not include. */
  readonly excludes: readonly string[]
  /** Last day on which the price is valid, as ISO date; null if it is unknown. */
  readonly validUntil: string | null
  /** As the buyer saw it; null if nothing current was stated. */
  readonly leadTime: LeadTimeRecord | null
  /** The stock car that the buyer wants; null without one. */
  readonly stockCar: StockCarRecord | null
  /** Null figures are unknown: their rows are omitted. */
  readonly financing: CreditFigures
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
