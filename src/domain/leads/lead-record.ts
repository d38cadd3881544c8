import type { BuildCode } from '../builds/build-code.ts'
import type { Dealer, Model, Offer } from '../catalogue/catalogue.ts'
import type { Wltp } from '../catalogue/wltp.ts'
import type { CreditFigures, Quote } from '../financing/quote.ts'
import type { ChosenItems, OptionKind } from '../steps/choice-steps.ts'
import type { Ledger } from '../financing/price-ledger.ts'
import type { LeadTimeReport } from '../lead-time/faster-choice.ts'
import type { ChosenStockCar } from '../stock-cars/stock-car.ts'
import type { Choices } from '../steps/steps.ts'
import type { LeadFormSettings } from '../content-config.ts'
import type { ConsentTexts, LeadKind } from './lead-form.ts'
import type { Euros, Id } from '../units.ts'

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

/** The parameters of the configuration PDF (spec §7, get-cfg-pdf). Null leaves a value to the site. */
export interface SheetTerms extends Pick<
  CreditFigures,
  'creditType' | 'downPayment' | 'nrPayments'
> {
  readonly versionId: Id
  readonly choices: Pick<Choices, `${OptionKind}Id`>
}

export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** UTM parameters from the page's URL. Missing ones are ''. */
export type Utm = Readonly<Record<(typeof UTM_NAMES)[number], string>>

/** Their fields in saves and leads: 'utm_source' and so on. */
export function utmFields(utm: Utm): Readonly<Record<string, string>> {
  return Object.fromEntries(UTM_NAMES.map((name) => [`utm_${name}`, utm[name]]))
}

/** The data of the hidden configuration save (spec §7, saveCfgOptions). */
export interface ConfigurationRecord extends ChosenItems {
  readonly configurationId: Id
  readonly sessionId: Id
  /** The query string of the share link. */
  readonly query: string
  readonly utm: Utm
  /** Link to the configuration PDF (get-cfg-pdf). Null if none has been created. */
  readonly sheetLink: string | null
  readonly model: Model
  readonly totalPrice: Euros | null
  /** The figures on screen. Null fields are unknown. */
  readonly offer: Offer
  /** Null if the version's own offer is shown. */
  readonly quote: Quote | null
}
