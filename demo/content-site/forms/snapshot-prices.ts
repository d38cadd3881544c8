import {
  type PriceLine,
  PRICE_PARTS,
  type ContainedLine,
} from '../../../src/core/offer/price-lines.ts'
import { CHOICE_KINDS } from '../../../src/core/configuration/choice-steps.ts'
import {
  cents,
  day,
  InvalidSnapshotError,
  number,
  object,
  text,
  type Wire,
} from './snapshot-values.ts'

export const SNAPSHOT_ITEMS = ['model', ...CHOICE_KINDS] as const

/** Maximum number of texts about what the price does not include. */
const MAXIMUM_EXCLUDES = 10

/** What a snapshot says about the price as a whole. Missing if nothing is known. */
export interface SnapshotTerms {
  readonly priceExcludes?: readonly string[]
  /** ISO date. */
  readonly priceValidUntil?: string
}

/** Reads a line of the price with what it contains. */
export function priceLine(value: unknown): PriceLine {
  const wire = object(value)
  const kind = SNAPSHOT_ITEMS.find((known) => known === wire['item'])
  const name = text(wire, 'name')
  if (kind === undefined || name === null) throw new InvalidSnapshotError('price line')
  const contains = wire['contains'] ?? []
  if (!Array.isArray(contains) || contains.length > PRICE_PARTS.length)
    throw new InvalidSnapshotError('contains')
  return {
    item: kind,
    name,
    cents: cents(wire, 'cents'),
    ...(contains.length > 0 && { contains: contains.map(containedLine) }),
  }
}

function containedLine(value: unknown): ContainedLine {
  const wire = object(value)
  const part = PRICE_PARTS.find((known) => known === wire['part'])
  if (part === undefined) throw new InvalidSnapshotError('part')
  const percent = number(wire, 'percent', 0, 100)
  const until = day(wire, 'until')
  return {
    part,
    cents: cents(wire, 'cents'),
    ...(percent !== null && { percent }),
    ...(until !== null && { until }),
  }
}

/** Reads what is known about the price as a whole. */
export function priceTerms(wire: Wire): SnapshotTerms {
  const excludes = wire['priceExcludes'] ?? []
  if (!Array.isArray(excludes) || excludes.length > MAXIMUM_EXCLUDES)
    throw new InvalidSnapshotError('priceExcludes')
  const texts = excludes.map((entry: unknown) => text({ entry }, 'entry') ?? '').filter(Boolean)
  const until = day(wire, 'priceValidUntil')
  return {
    ...(texts.length > 0 && { priceExcludes: texts }),
    ...(until !== null && { priceValidUntil: until }),
  }
}
