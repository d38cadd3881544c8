import type { Utm } from '../../core/reporting/configuration-record.ts'
import type { BuildCode } from '../../core/configuration/build-code.ts'
import type { Dealer, Model } from '../../core/catalogue/catalogue.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import type { ChosenItems } from '../../core/configuration/choice-steps.ts'
import type { Ledger } from '../../core/offer/price-ledger.ts'
import type { LeadTimeReport } from '../../core/offer/lead-time-report.ts'
import type { ChosenStockCar } from '../../core/offer/stock-car.ts'
import type { LeadFormSettings } from '../../core/content-site/content-config.ts'
import type { ConsentTexts } from './lead-form.ts'
import type { LeadKind } from '../../core/store/state.ts'
import type { Id } from '../../core/values/units.ts'

/** The input of a lead's configuration snapshot: the chosen items and the figures on screen. */
export interface SnapshotSource
  extends ChosenItems, Pick<LeadRecord, 'model' | 'configurationId' | 'link'> {
  /** Language in which it is shown, as a BCP 47 tag. */
  readonly language: string
  /** Null if the site gives no codes, or until the configuration is finished. */
  readonly code: BuildCode | null
  readonly ledger: Ledger
  /** Null if nothing current is stated. */
  readonly leadTime: LeadTimeReport | null
  /** Null unless the buyer wants one that is still there. */
  readonly stockCar: ChosenStockCar | null
  /** The figures on screen. They cover the colours unless they are the version's own, for want of a quote. */
  readonly offer: (CreditFigures & { readonly coversColours: boolean }) | null
  readonly wltp: Wltp | null
  /** The credit warning, the lender and the intermediary. Null without a monthly payment. */
  readonly creditLegal: string | null
}

/** The data sent along with the form values (spec §3, hidden fields). */
export interface LeadRecord {
  readonly kind: LeadKind
  readonly submissionId: string
  readonly model: Model | null
  readonly configurationId: Id
  /** The share link, which opens the configuration. */
  readonly link: string
  readonly utm: Utm
  readonly dealer: Dealer | null
  /** Government mode, which uses a different lead source (spec §3). */
  readonly isGov: boolean
  readonly settings: LeadFormSettings
  /** What the buyer reads beside the consent checkboxes, which proves later what was agreed to. */
  readonly consents: {
    readonly texts: ConsentTexts
    /** Address of the privacy policy. Null without a link. */
    readonly policy: string | null
    readonly policyVersion: string | null
  }
  /** JSON of the configuration as displayed (docs/content-api.md, snapshot). */
  readonly snapshot: string
}
