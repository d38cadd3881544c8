import { toCents } from '../../../src/core/values/units.ts'
import { contentsOf } from '../../../src/core/offer/price-contents.ts'
import { withEngineLine, type PriceLine } from '../../../src/core/offer/price-lines.ts'
import {
  OPTION_KINDS,
  type OptionKind,
  optionFields,
} from '../../../src/core/configuration/choice-steps.ts'
import { optionOf } from '../options/option-lists.ts'
import type { OptionEntry } from '../catalogue/types.ts'
import { readSnapshot, type Snapshot } from '../forms/snapshot.ts'
import { nearestEntry, nearestTerm } from '../finance/credit-limits.ts'
import { roundHalfUp } from '../finance/rounding.ts'
import type { SiteContext } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { type CreditType, type Simulation, limitsOf, simulation } from './simulation.ts'

/** The configuration to print. */
export interface SheetRequest {
  /** The configuration as the buyer saw it; null when the request has no snapshot. */
  readonly snapshot: Snapshot | null
  readonly simulated: Simulation
  /** The site's own prices: the version with what its price contains, then its options. */
  readonly lines: readonly PriceLine[]
  /** The chosen options. */
  readonly options: readonly SheetOption[]
}

interface SheetOption {
  readonly kind: OptionKind
  readonly entry: OptionEntry
}

type Data = Readonly<Record<string, unknown>>

/**
 * Parses the `data` argument of get-cfg-pdf: ids, credit type, down payment, term and snapshot. Other
 * fields are ignored. Down payment and term default to those of the version's offer.
 * @throws SiteError 400 for malformed data, an unknown id, or a down payment or term outside its
 * limits.
 */
export function sheetRequest(body: unknown, site: SiteContext): SheetRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new SiteError('bad_request', 'data must be a JSON object.')
  }
  const data = body as Data
  const version = site.catalogue.versionById(number(data, 'idVersion') ?? Number.NaN)
  const model = version && site.catalogue.modelOfVersion(version.id)
  if (version === undefined || model === undefined) throw unknown('idVersion')
  const options = OPTION_KINDS.flatMap((kind): SheetOption[] => {
    const field = optionFields(kind).id
    const id = textOf(data, field)
    if (id === '') return []
    const entry = optionOf(kind, model, version.id, id)
    if (entry === undefined) throw unknown(field)
    return [{ kind, entry }]
  })
  const creditType = creditTypeOf(data)
  const basePrice = creditType === 'CREDIT' ? version.price : version.pvpWithoutFinance
  const limits = limitsOf(site.catalogue, version, creditType)
  const lines: readonly PriceLine[] = [
    { item: 'version', name: version.designation, cents: toCents(basePrice) },
    ...options.map(({ kind, entry: { designation, price } }) => ({
      item: kind,
      name: designation,
      cents: toCents(price),
    })),
  ]
  const simulated = simulation(site, version, {
    creditType,
    price: lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0) / 100,
    downPayment: number(data, 'initialValue') ?? nearestEntry(limits, version.maxEntrance),
    nrPayments: number(data, 'nrPayments') ?? nearestTerm(limits, version.nrPayments),
  })
  const [own, ...added] = lines
  const contents = contentsOf(
    { ...version, priceWithoutFinance: version.pvpWithoutFinance },
    creditType,
    simulated.info.dtEndOfCampaign,
  )
  const car = own ? [{ ...own, contains: contents }] : []
  const engine = model.engines.find(({ id }) => id === version.idEngine)
  const priced = engine ? { name: engine.designation, price: engine.price } : null
  return {
    snapshot: snapshotOf(data),
    simulated,
    lines: withEngineLine([...car, ...added], priced),
    options,
  }
}

function snapshotOf(data: Data): Snapshot | null {
  const { configuration } = data
  if (configuration === undefined || configuration === null) return null
  const { snapshot } = readSnapshot(JSON.stringify(configuration))
  if (snapshot === null)
    throw new SiteError('bad_request', 'configuration must be a configuration snapshot.')
  return snapshot
}

function creditTypeOf(data: Data): CreditType {
  const value = textOf(data, 'creditType')
  if (value === 'HOD') return 'HOD'
  if (['CREDIT', 'CRED', ''].includes(value)) return 'CREDIT'
  throw new SiteError('bad_request', 'creditType must be CREDIT or HOD.')
}

/** Parses a number or numeric string; `null` when empty. */
function number(data: Data, name: string): number | null {
  const value = textOf(data, name)
  if (value === '') return null
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(value)) {
    throw new SiteError('bad_request', `${name} must be a decimal number, 0 or more.`)
  }
  return roundHalfUp(Number(value), 2)
}

/** Returns a field as text; '' when missing. */
function textOf(data: Data, name: string): string {
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new SiteError('bad_request', `${name} must be a number or a text.`)
}

function unknown(name: string): SiteError {
  return new SiteError('bad_request', `${name} is unknown.`)
}
