/** An amount in euros, decimal. */
export type Euros = number

/** A rate in percent: 7.5 means 7.5 %. */
export type Percent = number

/** A part of one: 0.075 means 7.5 %. */
export type Fraction = number

/** A term in whole months. */
export type Months = number

/** An opaque identifier of the content site, always compared as text. */
export type Id = string
