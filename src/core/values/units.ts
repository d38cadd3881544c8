/** An amount in euros, decimal. */
export type Euros = number

/** A rate in percent: 7.5 means 7.5 %. */
export type Percent = number

/** A term in whole months. */
export type Months = number

/** An opaque identifier from the content site, always compared as text. */
export type Id = string

/** What the content site identifies and names. */
export interface Named {
  readonly id: Id
  readonly name: string
}
