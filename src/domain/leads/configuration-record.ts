import type { Model, Offer } from '../catalogue/catalogue.ts'
import type { ChosenItems } from '../steps/choice-steps.ts'
import type { Quote } from '../financing/quote.ts'
import type { Euros, Id } from '../units.ts'

/** UTM parameters from the page's URL. Missing ones are ''. */
export interface Utm {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly term: string
  readonly content: string
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
