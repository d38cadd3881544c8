import { parseCode, type BuildCode } from '../../../src/domain/builds/build-code.ts'
import { mapSnapshotFigures, type SnapshotFigures } from '../../../src/domain/figures/figures.ts'
import type { Figure } from '../../../src/domain/figures/offer-figures.ts'
import type { PriceLine } from '../../../src/domain/financing/price-lines.ts'
import {
  CHOICE_KINDS,
  OPTION_KINDS,
  type OptionKind,
} from '../../../src/domain/steps/choice-steps.ts'
import type { CreditType } from '../../../src/domain/steps/configuration.ts'

import type { WltpSpans } from '../catalogue/types.ts'

/** Maximum size of a snapshot, in bytes of JSON. */
export const MAXIMUM_BYTES = 16_384

/** Maximum length of an id, name or code, in characters. */
const MAXIMUM_NAME = 191
const MAXIMUM_LINK = 2000
const MAXIMUM_LEGAL = 2000

/** Maximum of a consumption, range or emission. */
const MAXIMUM_WLTP = 10_000

/** Maximum amount in cents: a billion euros. */
const MAXIMUM_CENTS = 100_000_000_000

const ITEMS = ['model', ...CHOICE_KINDS] as const

/** The financed amount is displayed without decimals, so the sum may differ by a euro. */
const FINANCED_TOLERANCE = 100

/**
 * The configuration as the buyer saw it (docs/content-api.md, snapshot). Amounts are integer cents,
 * rates are percent, null is unknown or not chosen.
 */
export interface Snapshot extends Readonly<Record<OptionKind, Fields | null>> {
  readonly schema: 1
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

export interface ReadSnapshot {
  /** Known fields only; null when there is no snapshot or it is unreadable. */
  readonly snapshot: Snapshot | null
  readonly warning: SnapshotWarning
}

/** Thrown by the readers below and caught in this file. */
class InvalidSnapshotError extends Error {}

type Wire = Readonly<Record<string, unknown>>

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
  if (!Array.isArray(lines) || lines.length > ITEMS.length)
    throw new InvalidSnapshotError('priceLines')
  return {
    schema: 1,
    configurationId: text(wire, 'configurationId') ?? '',
    link: text(wire, 'link', MAXIMUM_LINK) ?? '',
    ...codeOf(wire['code']),
    model: item(wire['model'], []),
    engine: engineOf(wire['engine']),
    version: item(wire['version'], ['generation', 'localCode', 'localSuffix']),
    ...optionsOf(wire),
    priceLines: lines.map(priceLine),
    totalCents: cents(wire, 'totalCents'),
    financing: financing(wire['financing']),
    wltp: wltp(wire['wltp']),
    creditLegal: text(wire, 'creditLegal', MAXIMUM_LEGAL),
  }
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

function priceLine(value: unknown): PriceLine {
  const wire = object(value)
  const kind = ITEMS.find((known) => known === wire['item'])
  const name = text(wire, 'name')
  if (kind === undefined || name === null) throw new InvalidSnapshotError('price line')
  return { item: kind, name, cents: cents(wire, 'cents') }
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

function object(value: unknown): Wire {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidSnapshotError('object')
  return value as Wire
}

function text(wire: Wire, name: string, maximum = MAXIMUM_NAME): string | null {
  const value = wire[name] ?? null
  if (value === null) return null
  if (typeof value !== 'string' || value.length > maximum) throw new InvalidSnapshotError(name)
  return value
}

function number(wire: Wire, name: string, min: number, max: number): number | null {
  const value = wire[name] ?? null
  if (value === null) return null
  if (typeof value !== 'number' || value < min || value > max) throw new InvalidSnapshotError(name)
  return value
}

function integer(wire: Wire, name: string, min: number, max: number): number | null {
  const value = number(wire, name, min, max)
  if (value !== null && !Number.isInteger(value)) throw new InvalidSnapshotError(name)
  return value
}

const READERS = {
  euros: cents,
  percent: (wire: Wire, name: string) => number(wire, name, 0, 1000),
  number: (wire: Wire, name: string) => integer(wire, name, 0, 600),
} as const satisfies Record<Figure['style'], (wire: Wire, name: string) => number | null>

function cents(wire: Wire, name: string): number | null {
  return integer(wire, name, -MAXIMUM_CENTS, MAXIMUM_CENTS)
}
