import type { Dealer, Model } from './catalogue.ts'
import type { CreditType } from './configuration.ts'
import type { Utm } from './configuration-record.ts'
import type { LeadFormSettings } from './content-config.ts'
import type { LeadKind } from './lead-form.ts'
import type { Euros, Id, Months } from './units.ts'

/** All that goes with what the buyer fills in (spec §3, hidden fields). */
export interface LeadRecord {
  readonly kind: LeadKind
  readonly submissionId: string
  readonly model: Model | null
  readonly configurationId: Id
  /** The share link, which restores the configuration. */
  readonly link: string
  readonly utm: Utm
  /** The chosen dealer; null while none is. */
  readonly dealer: Dealer | null
  /** Government mode: the lead's source is another (spec §3). */
  readonly isGov: boolean
  readonly settings: LeadFormSettings
}

/** The configuration whose sheet is wished for (spec §7, get-cfg-pdf); null leaves it to the site. */
export interface SheetTerms {
  readonly versionId: Id
  readonly exteriorId: Id | null
  readonly interiorId: Id | null
  readonly creditType: CreditType
  readonly initialEntry: Euros | null
  readonly nrPayments: Months | null
}
