import type { Engine, ExteriorColour, Interior, Model, Offer, Version } from './catalogue.ts'
import type { Quote } from './quote.ts'
import type { Euros, Id } from './units.ts'

/** The visit's marketing origin, from the page's own address; '' where missing. */
export interface Utm {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly term: string
  readonly content: string
}

/** All that the hidden configuration save keeps (spec §7, saveCfgOptions). */
export interface ConfigurationRecord {
  readonly configurationId: Id
  readonly sessionId: Id
  /** The share link's query. */
  readonly query: string
  readonly utm: Utm
  /** The configuration's sheet (get-cfg-pdf); null where none has been made. */
  readonly sheetLink: string | null
  readonly model: Model
  readonly engine: Engine | null
  readonly version: Version | null
  readonly exterior: ExteriorColour | null
  readonly interior: Interior | null
  readonly totalPrice: Euros | null
  /** The figures shown; null fields are unknown. */
  readonly offer: Offer
  /** Null where the version's own offer is shown. */
  readonly quote: Quote | null
}
