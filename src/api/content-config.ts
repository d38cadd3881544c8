import { possibleLimits, type ContentConfig, type CreditLimits } from '../domain/content-config.ts'
import { getWire } from './calls.ts'
import type { ContentSite } from './content-site.ts'
import { readFlag, readNumber, readRate, reading, type Wire } from './wire/wire.ts'

/** Merges the response with the element's attributes, which take precedence. A function because attributes change. */
export type ReadContentConfig = (attributes: Wire) => ContentConfig

/**
 * GET config_simul. Incomplete limits of a credit type count as missing; impossible ones are corrected, and each
 * correction is reported once.
 */
export async function fetchContentConfig(site: ContentSite): Promise<ReadContentConfig> {
  const response = await getWire(site, 'config_simul')
  const reported = new Set<string>()
  const report = (message: string): void => {
    if (!reported.has(message)) site.report(message)
    reported.add(message)
  }
  return (attributes) =>
    reading('config_simul', report, () => readContentConfig({ ...response, ...attributes }, report))
}

/** Parses the content config from wire format, as used by the response and by the element's attributes. */
export function readContentConfig(wire: Wire, report?: (message: string) => void): ContentConfig {
  const rate = readRate(wire.hod_rate)
  return {
    hasSimulation: readFlag(wire.hasSimul),
    credit: readLimits(
      wire,
      'cred',
      readRate(wire.cred_minRate),
      readRate(wire.cred_maxRate),
      report,
    ),
    openDrive: readLimits(wire, 'hod', rate, rate, report),
    compareMaximum: readNumber(wire.compareMaximum) === 2 ? 2 : 3,
    hasBuildCodes: readFlag(wire.hasBuildCodes),
  }
}

function readLimits(
  wire: Wire,
  type: 'cred' | 'hod',
  minRate: number | null,
  maxRate: number | null,
  report: ((message: string) => void) | undefined,
): CreditLimits | null {
  const minMonths = readNumber(wire[`${type}MinMonths`])
  const maxMonths = readNumber(wire[`${type}MaxMonths`])
  const minDownPayment = readNumber(wire[`${type}MinEntry`])
  const maxDownPaymentPercent = readRate(wire[`${type}MaxEntry`])
  const isComplete =
    minRate !== null &&
    maxRate !== null &&
    minMonths !== null &&
    maxMonths !== null &&
    minDownPayment !== null &&
    maxDownPaymentPercent !== null
  if (!isComplete) return null
  const stepMonths = readNumber(wire[`${type}Step`]) ?? 12
  const given = {
    minRate,
    maxRate,
    minMonths,
    maxMonths,
    stepMonths,
    minDownPayment,
    maxDownPaymentPercent,
  }
  const possible = possibleLimits(given)
  for (const [name, value] of Object.entries(possible)) {
    const wrong = given[name as keyof CreditLimits]
    if (value !== wrong) report?.(`config_simul: ${type} ${name} ${wrong} is read as ${value}`)
  }
  return possible
}
