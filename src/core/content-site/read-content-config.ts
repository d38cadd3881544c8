import { possibleLimits, type ContentConfig, type CreditLimits } from './content-config.ts'
import { getWire, type ContentSite } from './content-site.ts'
import { readFlag } from './read-flag.ts'
import { readNumber, readRate, reading, type Wire } from './wire.ts'

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
export function readContentConfig(wire: Wire, report?: (message: string) => void): ContentConfig {
  return {
    hasSimulation: readFlag(wire.hasSimul),
    isSimulationLive: readFlag(wire.liveSimulation),
    credit: readLimits(wire, 'cred', report),
    openDrive: readLimits(wire, 'hod', report),
    compareMaximum: readNumber(wire.compareMaximum) === 2 ? 2 : 3,
    hasBuildCodes: readFlag(wire.hasBuildCodes),
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
