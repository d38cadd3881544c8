import { parseCode, type BuildCode } from '../../../src/core/configuration/build-code.ts'
import { mapSnapshotFigures, type SnapshotFigures } from '../../../src/core/offer/figures.ts'
import type { Figure } from '../../../src/core/offer/offer-figures.ts'
import type { PriceLine } from '../../../src/core/offer/price-lines.ts'
import { OPTION_KINDS, type OptionKind } from '../../../src/core/configuration/choice-steps.ts'
import type { CreditType } from '../../../src/core/configuration/configuration.ts'

import type { WltpSpans } from '../catalogue/types.ts'
import { deliveryTerms, type SnapshotDelivery } from './snapshot-delivery.ts'
import { priceLine, priceTerms, SNAPSHOT_ITEMS, type SnapshotTerms } from './snapshot-prices.ts'
import {
  cents,
  integer,
  InvalidSnapshotError,
  number,
  object,
  text,
  type Wire,
} from './snapshot-values.ts'

/** Maximum size of a snapshot, in bytes of JSON. */
const MAXIMUM_BYTES = 16_384

const MAXIMUM_LINK = 2000
const MAXIMUM_LEGAL = 2000

/** Maximum of a consumption, range or emission. */
const MAXIMUM_WLTP = 10_000

/** The financed amount is displayed without decimals, so the sum may differ by a euro. */
const FINANCED_TOLERANCE = 100

/**
 * The configuration as the buyer saw it (docs/content-api.md, snapshot). Amounts are integer cents,
 * rates are percent, null is unknown or not chosen.
 */
export interface Snapshot
  extends SnapshotTerms, SnapshotDelivery, Readonly<Record<OptionKind, Fields | null>> {
  readonly schema: 1
  /** BCP 47 tag of the language in which the buyer saw it; missing in older pages and if it is no tag. */
  readonly language?: string
  readonly configurationId: string
  readonly link: string
  /** The build's code; missing if there is none or it is mistyped. */
  readonly code?: BuildCode
  readonly model: Fields | null
  readonly engine: Fields | null
  readonly version: Fields | null
  readonly priceLines: readonly PriceLine[]
  readonly totalCents: number | null
  readonly financing: Financing | null
  readonly wltp: WltpSpans | null
  readonly creditLegal: string | null
}

type Fields = Readonly<Record<string, string | number | null>>

export interface Financing extends SnapshotFigures {
  readonly creditType: CreditType
  readonly coversColours: boolean
}

/**
 * Why a snapshot needs manual review: it is unreadable, or its figures are inconsistent. '' when it
 * needs none.
 */
export type SnapshotWarning = '' | 'unreadable' | 'figures'

interface ReadSnapshot {
  /** Known fields only; null when there is no snapshot or it is unreadable. */
  readonly snapshot: Snapshot | null
  readonly warning: SnapshotWarning
}

/** Parses a snapshot posted by a form. '' means no snapshot and is not flagged. */
export function readSnapshot(json: string): ReadSnapshot {
  if (json === '') return { snapshot: null, warning: '' }
  try {
    if (Buffer.byteLength(json) > MAXIMUM_BYTES) throw new InvalidSnapshotError('too large')
    const snapshot = parseSnapshot(JSON.parse(json))
    return { snapshot, warning: addsUp(snapshot) ? '' : 'figures' }
  } catch (error) {
    if (error instanceof InvalidSnapshotError || error instanceof SyntaxError)
      return { snapshot: null, warning: 'unreadable' }
    throw error
  }
}

function parseSnapshot(value: unknown): Snapshot {
  const wire = object(value)
  if (wire['schema'] !== 1) throw new InvalidSnapshotError('schema')
  const lines = wire['priceLines'] ?? []
  if (!Array.isArray(lines) || lines.length > SNAPSHOT_ITEMS.length)
    throw new InvalidSnapshotError('priceLines')
  return {
    schema: 1,
    ...languageOf(wire['language']),
    configurationId: text(wire, 'configurationId') ?? '',
    link: text(wire, 'link', MAXIMUM_LINK) ?? '',
    ...codeOf(wire['code']),
    model: item(wire['model'], []),
    engine: engineOf(wire['engine']),
    version: item(wire['version'], ['generation', 'localCode', 'localSuffix']),
    ...optionsOf(wire),
    priceLines: lines.map(priceLine),
    totalCents: cents(wire, 'totalCents'),
    ...priceTerms(wire),
    ...deliveryTerms(wire),
    financing: financing(wire['financing']),
    wltp: wltp(wire['wltp']),
    creditLegal: text(wire, 'creditLegal', MAXIMUM_LEGAL),
  }
}

/** Without a language, documents and mails are in the site's own. */
function languageOf(value: unknown): { readonly language?: string } {
  return typeof value === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(value)
    ? { language: value }
    : {}
}

/** A wrong code does not make the snapshot unreadable: the link opens the configuration too. */
function codeOf(value: unknown): { readonly code?: BuildCode } {
  const parsed = parseCode(typeof value === 'string' ? value : '')
  return 'error' in parsed ? {} : parsed
}

function optionsOf(wire: Wire): Readonly<Record<OptionKind, Fields | null>> {
  const entries = OPTION_KINDS.map((kind) => [kind, item(wire[kind], ['factoryCode'])])
  return Object.fromEntries(entries) as Record<OptionKind, Fields | null>
}

function item(value: unknown, codes: readonly string[]): Fields | null {
  if (value === undefined || value === null) return null
  const wire = object(value)
  const named = { id: text(wire, 'id'), name: text(wire, 'name') }
  if (named.id === null || named.name === null) throw new InvalidSnapshotError('item')
  return { ...named, ...Object.fromEntries(codes.map((code) => [code, text(wire, code)])) }
}

function engineOf(value: unknown): Fields | null {
  const engine = item(value, [])
  return engine && { ...engine, powerCv: number(object(value), 'powerCv', 0, 10_000) }
}

function financing(value: unknown): Financing | null {
  if (value === undefined || value === null) return null
  const wire = object(value)
  const { creditType, coversColours } = wire
  if (creditType !== 'CREDIT' && creditType !== 'HOD') throw new InvalidSnapshotError('creditType')
  if (typeof coversColours !== 'boolean') throw new InvalidSnapshotError('coversColours')
  return {
    creditType,
    ...mapSnapshotFigures(({ style }, field) => READERS[style](wire, field)),
    coversColours,
  }
}

function wltp(value: unknown): WltpSpans | null {
  if (value === undefined || value === null) return null
  const wire = object(value)
  return {
    fuelCC: span(wire, 'fuelCC'),
    energyConsumption: span(wire, 'energyConsumption'),
    autonomy: span(wire, 'autonomy'),
    co2: span(wire, 'co2'),
  }
}

function span(wire: Wire, name: string): readonly [number, number] | null {
  const pair = wire[name] ?? null
  if (pair === null) return null
  if (!Array.isArray(pair) || pair.length !== 2) throw new InvalidSnapshotError(name)
  const max = number({ max: pair[1] as unknown }, 'max', 0, MAXIMUM_WLTP)
  const min = number({ min: pair[0] as unknown }, 'min', 0, max ?? 0)
  if (min === null || max === null) throw new InvalidSnapshotError(name)
  return [min, max]
}

/** Whether the prices add up to the total, and the loan to its cost. Unknown figures are not compared. */
function addsUp({ priceLines, totalCents, financing: loan }: Snapshot): boolean {
  if (totalCents === null) return true
  const sum = priceLines.reduce<number>((total, line) => total + (line.cents ?? Number.NaN), 0)
  if (sum !== totalCents) return false
  if (loan === null || !loan.coversColours) return true
  const { downPaymentCents, financedAmountCents, months, monthlyPaymentCents, mticCents } = loan
  const isFinanced =
    downPaymentCents === null ||
    financedAmountCents === null ||
    Math.abs(totalCents - downPaymentCents - financedAmountCents) <= FINANCED_TOLERANCE
  // Each payment may be off by half a cent; the total payable is exact.
  const isPayable =
    months === null ||
    monthlyPaymentCents === null ||
    mticCents === null ||
    months * (monthlyPaymentCents - 0.5) + (loan.lastPaymentCents ?? 0) <= mticCents + 1
  return isFinanced && isPayable
}

const READERS = {
  euros: cents,
  percent: (wire: Wire, name: string) => number(wire, name, 0, 1000),
  number: (wire: Wire, name: string) => integer(wire, name, 0, 600),
} as const satisfies Record<Figure['style'], (wire: Wire, name: string) => number | null>
