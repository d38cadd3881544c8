import type { Euros, Months, Percent } from '../values/units.ts'

/** Slider limits of one credit type (spec §3, content config credit limits). */
export interface CreditLimits {
  readonly minRate: Percent
  readonly maxRate: Percent
  readonly minMonths: Months
  readonly maxMonths: Months
  readonly stepMonths: Months
  /** Minimum down payment, and the step of its slider (spec §5). */
  readonly minDownPayment: Euros
  /** Maximum down payment, in percent of the version's price (spec §5). */
  readonly maxDownPaymentPercent: Percent
}

/**
 * Limits without contradictions: from the smaller to the greater value, at least one month, steps of a year in place of
 * none, and a down payment from 0 to the whole price (spec §5). Possible limits are returned unchanged.
 */
export function possibleLimits(limits: CreditLimits): CreditLimits {
  const months = [limits.minMonths, limits.maxMonths].map((value) => Math.max(1, value))
  const rates = [limits.minRate, limits.maxRate].map((value) => Math.max(0, value))
  return {
    minRate: Math.min(...rates),
    maxRate: Math.max(...rates),
    minMonths: Math.min(...months),
    maxMonths: Math.max(...months),
    stepMonths: limits.stepMonths > 0 ? limits.stepMonths : 12,
    minDownPayment: Math.max(0, limits.minDownPayment),
    maxDownPaymentPercent: Math.min(100, Math.max(0, limits.maxDownPaymentPercent)),
  }
}

/** The content config (GET config_simul). Limits are `null` if the site provides none. */
export interface ContentConfig {
  readonly hasSimulation: boolean
  /** Whether the simulation follows the sliders without 'Atualizar valores'. */
  readonly isSimulationLive: boolean
  readonly credit: CreditLimits | null
  readonly openDrive: CreditLimits | null
  /** Maximum number of compared items. */
  readonly compareMaximum: 2 | 3
  /** Whether the site gives configurations a code, and finds them by it. */
  readonly hasBuildCodes: boolean
  /** Whether the site lists stock cars (GET stockCars). */
  readonly hasStockCars: boolean
}

export interface Faq {
  readonly question: string
  /** Untrusted HTML. */
  readonly answer: string
}

/** The fields of the back-office data (spec §3), from the response or the element's attributes. */
export type BackOfficeField =
  | 'language'
  | 'product'
  | 'form'
  | 'policyLink'
  | 'hasPDF'
  | 'seo'
  | 'legalSect'
  | 'destaqueSect'
  | 'financeSect'
  | 'resumePage'
  | 'faqs'
  | 'energyPrices'
  | 'creditLegal'
  | 'guarantee'
  | 'legalLinks'
  | 'cfg_msg_no_result'
  | 'svg'
  | 'labels'
