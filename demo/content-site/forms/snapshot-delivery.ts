import {
  TIMED_KINDS,
  type LeadTimeRecord,
  type TimedItem,
} from '../../../src/core/offer/lead-time-report.ts'
import { MAXIMUM_WEEKS } from '../../../src/core/catalogue/lead-time.ts'
import type { StockCarRecord } from '../../../src/core/offer/stock-car.ts'
import {
  cents,
  day,
  integer,
  InvalidSnapshotError,
  object,
  text,
  type Wire,
} from './snapshot-values.ts'

/** What a snapshot says about delivery. Missing if nothing is known. */
export interface SnapshotDelivery {
  readonly leadTime?: LeadTimeRecord
  readonly stockCar?: StockCarRecord
}

/** Reads how long the car takes and the stock car that the buyer wants. */
export function deliveryTerms(wire: Wire): SnapshotDelivery {
  const { leadTime = null, stockCar = null } = wire
  return {
    ...(leadTime !== null && { leadTime: leadTimeRecord(object(leadTime)) }),
    ...(stockCar !== null && { stockCar: stockCarRecord(object(stockCar)) }),
  }
}

function leadTimeRecord(wire: Wire): LeadTimeRecord {
  const { slowest, faster = null } = wire
  if (!Array.isArray(slowest) || slowest.length < 1 || slowest.length > TIMED_KINDS.length)
    throw new InvalidSnapshotError('slowest')
  return {
    ...weeks(wire),
    statedOn: required(day(wire, 'statedOn')),
    slowest: slowest.map((entry: unknown) => timedItem(object(entry))),
    ...(faster !== null && { faster: fasterOf(object(faster)) }),
  }
}

function fasterOf(wire: Wire) {
  return { ...timedItem(wire), ...weeks(wire), cents: required(cents(wire, 'cents')) }
}

function stockCarRecord(wire: Wire): StockCarRecord {
  return {
    id: required(text(wire, 'id')),
    place: required(text(wire, 'place')),
    cents: required(cents(wire, 'cents')),
  }
}

function weeks(wire: Wire) {
  const fromWeeks = required(integer(wire, 'fromWeeks', 1, MAXIMUM_WEEKS))
  const toWeeks = required(integer(wire, 'toWeeks', fromWeeks, MAXIMUM_WEEKS))
  return { fromWeeks, toWeeks }
}

function timedItem(wire: Wire): TimedItem {
  const item = TIMED_KINDS.find((known) => known === wire['item'])
  return {
    item: required(item ?? null),
    name: required(text(wire, 'name')),
    ...(wire['isExpected'] === true && { isExpected: true }),
  }
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new InvalidSnapshotError('delivery')
  return value
}
