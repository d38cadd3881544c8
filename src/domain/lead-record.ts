import type {
  Dealer,
  Engine,
  ExteriorColour,
  Interior,
  Model,
  Offer,
  Version,
} from './catalogue.ts'
import type { CreditType } from './configuration.ts'
import type { Utm } from './configuration-record.ts'
import type { LeadFormSettings } from './content-config.ts'
import type { LeadKind } from './lead-form.ts'
import type { Euros, Id, Months, Percent } from './units.ts'

/** What the configuration snapshot of a lead is built from: the chosen items and the figures on screen. */
export interface SnapshotSource {
  readonly configurationId: Id
  /** Share link that opens this configuration. */
  readonly link: string
  readonly model: Model | null
  /** Null unless chosen; so are the following. */
  readonly engine: Engine | null
  readonly version: Version | null
  readonly exterior: ExteriorColour | null
  readonly interior: Interior | null
  /** Price of the car without colours: the version's, else the engine's, else the model's. */
  readonly basePrice: Euros | null
  readonly offer: SnapshotOffer | null
}

/** The figures on screen. */
export interface SnapshotOffer extends Offer {
  readonly creditType: CreditType
  readonly tan: Percent | null
  readonly mtic: Euros | null
  readonly lastPayment: Euros | null
  /** False when the figures are the version's own because those with colours could not be computed. */
  readonly coversColours: boolean
}

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
  /** JSON of the configuration as displayed (docs/content-api.md, snapshot). */
  readonly snapshot: string
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
