import type { Euros, Months, Percent } from './units.ts'

/** Slider limits of one credit type (spec §3, content config credit limits). */
export interface CreditLimits {
  readonly minRate: Percent
  readonly maxRate: Percent
  readonly minMonths: Months
  readonly maxMonths: Months
  readonly stepMonths: Months
  /** Smallest entry, and the step of the entry slider (spec §5). */
  readonly minEntry: Euros
  /** Largest entry, in percent of the version's price (spec §5). */
  readonly maxEntry: Percent
}

/** The content config (GET config_simul). Limits are `null` where the site gave none. */
export interface ContentConfig {
  readonly hasSimulation: boolean
  readonly credit: CreditLimits | null
  readonly openDrive: CreditLimits | null
  /** How many items can be compared: 2 or 3. */
  readonly compareMaximum: 2 | 3
}

/** A heading and untrusted HTML from the back office. */
export interface TextSection {
  readonly title: string
  readonly content: string
}

export interface Faq {
  readonly question: string
  /** Untrusted HTML. */
  readonly answer: string
}

/** Where and how leads are posted (spec §3, back-office data, form). */
export interface LeadFormSettings {
  /** Absolute address that the forms are posted to; null for none. */
  readonly formUrl: string | null
  /** Absolute address on the site's own host; null leaves it to the site. */
  readonly successUrl: string | null
  readonly failureUrl: string | null
  readonly leadSource: string | null
  /** Government mode's own source; null for none. */
  readonly leadSourceGov: string | null
  /** The back office's own codes, under the names they are posted with; none is ''. */
  readonly codes: Readonly<Record<string, string>>
}

/** Back-office data (spec §3), from the call and the element's attributes; `null` sections are not shown. */
export interface BackOffice {
  /** What the range is called: 'Gama {product}'. */
  readonly product: string
  /** As it came: the forms read it when they are opened. */
  readonly form: Readonly<Record<string, unknown>> | null
  readonly policyLink: string | null
  readonly hasPdf: boolean
  readonly seo: TextSection | null
  readonly legal: TextSection | null
  readonly featured: TextSection | null
  readonly finance: TextSection | null
  readonly summary: TextSection | null
  readonly motorFaqs: readonly Faq[]
  readonly noResultMessage: string | null
  readonly noModelImage: string | null
  /** Overrides of labels by key; unknown keys are ignored. */
  readonly labels: Readonly<Record<string, string>>
}
