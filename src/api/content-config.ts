import type { ContentConfig, CreditLimits } from '../domain/content-config.ts'
import { getJson, type ContentSite } from './content-site.ts'
import { readFlag, readNumber, requireWire, type Wire } from './wire/wire.ts'

/** Merges the response with the element's attributes, which take precedence. A function because attributes change. */
export type ReadContentConfig = (attributes: Wire) => ContentConfig

/** GET config_simul. Incomplete limits of a credit type count as missing. */
export async function fetchContentConfig(site: ContentSite): Promise<ReadContentConfig> {
  const response = requireWire(await getJson(site, 'wp-json/cfg/config_simul'), 'config_simul')
  return (attributes) => readContentConfig({ ...response, ...attributes })
}

/** Parses the content config from wire format, as used by the response and by the element's attributes. */
export function readContentConfig(wire: Wire): ContentConfig {
  const rate = readNumber(wire.hod_rate)
  return {
    hasSimulation: readFlag(wire.hasSimul),
    credit: readLimits(wire, 'cred', readNumber(wire.cred_minRate), readNumber(wire.cred_maxRate)),
    openDrive: readLimits(wire, 'hod', rate, rate),
    compareMaximum: readNumber(wire.compareMaximum) === 2 ? 2 : 3,
    hasBuildCodes: readFlag(wire.hasBuildCodes),
  }
}

function readLimits(
  wire: Wire,
  type: 'cred' | 'hod',
  minRate: number | null,
  maxRate: number | null,
): CreditLimits | null {
  const minMonths = readNumber(wire[`${type}MinMonths`])
  const maxMonths = readNumber(wire[`${type}MaxMonths`])
  const minDownPayment = readNumber(wire[`${type}MinEntry`])
  const maxDownPaymentPercent = readNumber(wire[`${type}MaxEntry`])
  const isComplete =
    minRate !== null &&
    maxRate !== null &&
    minMonths !== null &&
    maxMonths !== null &&
    minDownPayment !== null &&
    maxDownPaymentPercent !== null
  if (!isComplete) return null
  const stepMonths = readNumber(wire[`${type}Step`]) ?? 12
  return {
    minRate,
    maxRate,
    minMonths,
    maxMonths,
    stepMonths,
    minDownPayment,
    maxDownPaymentPercent,
  }
}
