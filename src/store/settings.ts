/** What the element's attributes settle (README, attribute table). */
export interface Settings {
  /** Path the routes live under, without trailing slash; '' for the site's root. */
  readonly basePath: string
  /** Root address of the content site. */
  readonly apiUrl: string
  /** Root address of the stock call; null: the content site's. */
  readonly stockUrl: string | null
  /** Milliseconds one attempt of a request may take. */
  readonly requestTimeout: number
  readonly routing: 'history' | 'memory'
  /** Back-office data given as attributes, as the call would carry it: wins over the call's, field by field. */
  readonly backOffice: Readonly<Record<string, unknown>>
  /** Content config given as attributes, as the call would carry it: wins over the call's, field by field. */
  readonly contentConfig: Readonly<Record<string, unknown>>
}
