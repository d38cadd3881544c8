import type { Model, Offer } from '../catalogue/catalogue.ts'
import type { ChosenItems, OptionKind } from '../configuration/choice-steps.ts'
import type { Choices } from '../configuration/steps.ts'
import type { CreditFigures, Quote } from '../offer/quote.ts'
import type { Euros, Id } from '../values/units.ts'

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
