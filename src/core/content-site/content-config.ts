import { getWire, type ContentSite } from './content-site.ts'
import { readFlag } from './values.ts'
import { readNumber, readRate, reading, type Read, type Wire } from './wire.ts'
import type { Euros, Months, Percent } from '../values/units.ts'

/** The content config (GET config_simul). Limits are `null` if the site provides none. */
export type ContentConfig = Read<typeof readContentConfig>

/** Merges the response with the element's attributes, which take precedence. A function because attributes change. */
type ReadContentConfig = (attributes: Wire) => ContentConfig

/**
 * GET config_simul. Incomplete limits of a credit type count as missing; impossible ones are corrected, and each
 * correction is reported once.
 */
export async function fetchContentConfig(site: ContentSite): Promise<ReadContentConfig> {
  const response = await getWire(site, 'config_simul')
  const reported = new Set<string>()
  const reportOf =
    (source: string) =>
    (message: string): void => {
      if (!reported.has(message)) site.report(`${source}: ${message}`)
      reported.add(message)
    }
  const report = reportOf('config_simul')
  reading(report, () => readContentConfig(response, report))
  return (attributes) => {
    const reportAttribute = reportOf('attribute credit-limits')
    reading(reportAttribute, () => readContentConfig(attributes))
    return readContentConfig({ ...response, ...attributes }, reportAttribute)
  }
}

/** Parses the content config from wire format, as used by the response and by the element's attributes. */
export function readContentConfig(wire: Wire, report?: (message: string) => void) {
  return {
    hasSimulation: readFlag(wire.hasSimul),
    /** Whether the simulation follows the sliders without 'Atualizar valores'. */
    isSimulationLive: readFlag(wire.liveSimulation),
    credit: readLimits(wire, 'cred', report),
    openDrive: readLimits(wire, 'hod', report),
    /** Maximum number of compared items. */
    compareMaximum: readNumber(wire.compareMaximum) === 2 ? (2 as const) : (3 as const),
    /** Whether the site gives configurations a code, and finds them by it. */
    hasBuildCodes: readFlag(wire.hasBuildCodes),
    /** Whether the site lists stock cars (GET stockCars). */
    hasStockCars: readFlag(wire.hasStockCars),
  }
}

function readLimits(
  wire: Wire,
  type: 'cred' | 'hod',
  report?: (message: string) => void,
): CreditLimits | null {
  const isCredit = type === 'cred'
  const given = {
    minRate: readRate(isCredit ? wire.cred_minRate : wire.hod_rate),
    maxRate: readRate(isCredit ? wire.cred_maxRate : wire.hod_rate),
    minMonths: readNumber(wire[`${type}MinMonths`]),
    maxMonths: readNumber(wire[`${type}MaxMonths`]),
    stepMonths: readNumber(wire[`${type}Step`]) ?? 12,
    minDownPayment: readNumber(wire[`${type}MinEntry`]),
    maxDownPaymentPercent: readRate(wire[`${type}MaxEntry`]),
  }
  if (!isComplete(given)) return null
  const possible = possibleLimits(given)
  for (const [name, value] of Object.entries(possible)) {
    const wrong = given[name as keyof CreditLimits]
    if (value !== wrong) report?.(`${type} ${name} ${wrong} is read as ${value}`)
  }
  return possible
}

function isComplete(
  limits: Readonly<Record<keyof CreditLimits, number | null>>,
): limits is CreditLimits {
  return !Object.values(limits).includes(null)
}

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
