import type { BackOfficeField } from '../content-site/content-config.ts'

/** Fields in place of those of the content site, in wire format. `creditLimits` has further ones of the content config. */
export type SiteField =
  | BackOfficeField
  | 'configuration'
  | 'creditLimits'
  | 'hasSimul'
  | 'liveSimulation'
  | 'hasBuildCodes'

/** Settings from the element's attributes (docs/element.md, Attributes). */
export interface Settings extends Readonly<Partial<Record<SiteField, unknown>>> {
  /** Base path of the routes, without trailing slash; '' for the site's root. */
  readonly basePath: string
  /** Root URL of the content site. */
  readonly apiUrl: string
  /** Root URL for stock requests. Null to use the content site. */
  readonly stockUrl: string | null
  /** Timeout of a single request attempt, in milliseconds. */
  readonly requestTimeout: number
  readonly routing: 'history' | 'memory'
  /** Whether the page's title follows the steps: 'true' or 'false', or another text of a flag. */
  readonly followTitle: string
  /** Of the market, whose day decides what is valid: a name of the IANA database. Null for that of Lisbon. */
  readonly timeZone: string | null
  /** Lifetime of the cookies for choices and id, in days; any other text is the session. */
  readonly cookieLifetime: string
  /** 'granted' if the visitor agrees to analytics; any other text denies it (decision 0048). */
  readonly consent: string
  /** Code or share link's query of the configuration that opens first. */
  readonly configuration?: string
}
