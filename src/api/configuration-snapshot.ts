import type { BuildCode } from '../domain/builds/build-code.ts'
import { mapSnapshotFigures, type SnapshotFigures } from '../domain/figures/figures.ts'
import type { SnapshotSource } from '../domain/leads/lead-record.ts'
import { OPTION_KINDS, type OptionKind } from '../domain/steps/choice-steps.ts'
import type { CreditType } from '../domain/steps/configuration.ts'
import { toCents } from '../domain/cents.ts'
import { toContainedLines, type LedgerLine } from '../domain/financing/price-ledger.ts'
import type { PriceLine } from '../domain/financing/price-lines.ts'
import { toLeadTimeRecord, type LeadTimeRecord } from '../domain/lead-time/faster-choice.ts'
import type { ChosenStockCar, StockCarRecord } from '../domain/stock-cars/stock-car.ts'
import type { Id, Named } from '../domain/units.ts'
import { toWltpWire, type WltpWire } from './wltp.ts'

/** Version of the format, so that a site can read leads from older pages (docs/content-api.md, snapshot). */
const SCHEMA = 1

/** How many texts about what the price excludes fit, and their length in characters. */
const MAX_EXCLUDED = 10
const MAX_EXCLUDED_LENGTH = 191

/** The options of the version: its colours. */
type SnapshotOptions = {
  readonly [Kind in OptionKind]: (Named & { readonly factoryCode: string | null }) | null
}

/**
 * The configuration as displayed when the form was submitted (docs/content-api.md, snapshot).
 * Amounts are integer cents, rates are percentages. Null means unknown or not chosen.
 */
export interface ConfigurationSnapshot extends SnapshotOptions {
  readonly schema: typeof SCHEMA
  /** BCP 47 tag of the language in which it was displayed: that of the documents and mails for the buyer. */
  readonly language: string
  readonly configurationId: Id
  /** Share link that opens this configuration. */
  readonly link: string
  /** Missing without one. */
  readonly code?: BuildCode
  readonly model: Named | null
  readonly engine: (Named & { readonly powerCv: number | null }) | null
  readonly version:
    | (Named & {
        readonly generation: string | null
        readonly localCode: string | null
        readonly localSuffix: string | null
      })
    | null
  readonly priceLines: readonly PriceLine[]
  readonly totalCents: number | null
  /** What the price does not include. Missing if the content site does not say. */
  readonly priceExcludes?: readonly string[]
  /** Last day on which the price is valid, as ISO date. Missing if the content site does not say. */
  readonly priceValidUntil?: string
  /** Missing if nothing current is stated. */
  readonly leadTime?: LeadTimeRecord
  /** The stock car that the buyer wants. Missing without one. */
  readonly stockCar?: StockCarRecord
  readonly financing: SnapshotFinancing | null
  readonly wltp: WltpWire | null
  /** The credit's legal text as displayed with the figures. */
  readonly creditLegal: string | null
}

export interface SnapshotFinancing extends SnapshotFigures {
  readonly creditType: CreditType
  /** False if the figures are the version's own, because no quote with colours is available. */
  readonly coversColours: boolean
}

/** Builds the snapshot that a lead carries. */
export function toSnapshot(source: SnapshotSource): ConfigurationSnapshot {
  const { model, engine, version, offer, leadTime, stockCar } = source
  const { validUntil } = source.ledger
  const excludes = source.ledger.excludes
    .filter(({ length }) => length <= MAX_EXCLUDED_LENGTH)
    .slice(0, MAX_EXCLUDED)
  return {
    schema: SCHEMA,
    language: source.language,
    configurationId: source.configurationId,
    link: source.link,
    ...(source.code !== null && { code: source.code }),
    model: model && named(model),
    engine: engine && { ...named(engine), powerCv: engine.power },
    version: version && {
      ...named(version),
      generation: version.generation,
      localCode: version.localCode,
      localSuffix: version.localSuffix,
    },
    ...options(source),
    priceLines: source.ledger.lines.map(priceLine),
    totalCents: toCents(offer?.price ?? null),
    ...(excludes.length > 0 && { priceExcludes: excludes }),
    ...(validUntil !== null && { priceValidUntil: validUntil }),
    ...(leadTime && { leadTime: toLeadTimeRecord(leadTime) }),
    ...(stockCar && { stockCar: stockCarRecord(stockCar) }),
    financing: offer && {
      creditType: offer.creditType,
      ...mapSnapshotFigures(({ value, style }) =>
        style === 'euros' ? toCents(offer[value]) : offer[value],
      ),
      coversColours: offer.coversColours,
    },
    wltp: toWltpWire(source.wltp),
    creditLegal: source.creditLegal,
  }
}

function priceLine({ item, name, euros, contains }: LedgerLine): PriceLine {
  return {
    item,
    name,
    cents: toCents(euros),
    ...(contains.length > 0 && { contains: toContainedLines(contains) }),
  }
}

function stockCarRecord({ id, place, price }: ChosenStockCar): StockCarRecord {
  return { id, place, cents: toCents(price) ?? 0 }
}

function options(source: SnapshotSource): SnapshotOptions {
  const entries = OPTION_KINDS.map((kind) => {
    const option = source[kind]
    return [kind, option && { ...named(option), factoryCode: option.factoryCode }]
  })
  return Object.fromEntries(entries) as SnapshotOptions
}

function named(item: Named): Named {
  return { id: item.id, name: item.name }
}
