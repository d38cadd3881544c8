import { mapSnapshotFigures } from '../../core/offer/figures.ts'
import type { BuildCode } from '../../core/configuration/build-code.ts'
import {
  OPTION_KINDS,
  type ChosenItems,
  type OptionKind,
} from '../../core/configuration/choice-steps.ts'
import { toCents } from '../../core/values/cents.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import { toContainedLines, type Ledger, type LedgerLine } from '../../core/offer/price-ledger.ts'
import { withEngineLine, type PriceLine } from '../../core/offer/price-lines.ts'
import { toLeadTimeRecord, type LeadTimeReport } from '../../core/offer/lead-time-report.ts'
import { toStockCarRecord, type ChosenStockCar } from '../../core/offer/stock-car.ts'
import type { Id, Named } from '../../core/values/units.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { toWltpWire } from '../../core/catalogue/read-wltp.ts'

/** The input of a lead's configuration snapshot: the chosen items and the figures on screen. */
export interface SnapshotSource extends ChosenItems {
  readonly model: Model | null
  readonly configurationId: Id
  /** The share link, which opens the configuration. */
  readonly link: string
  /** Language in which it is shown, as a BCP 47 tag. */
  readonly language: string
  /** Null if the site gives no codes, or until the configuration is finished. */
  readonly code: BuildCode | null
  readonly ledger: Ledger
  /** Null if nothing current is stated. */
  readonly leadTime: LeadTimeReport | null
  /** Null unless the buyer wants one that is still there. */
  readonly stockCar: ChosenStockCar | null
  /** The figures on screen. They cover the colours unless they are the version's own, for want of a quote. */
  readonly offer: (CreditFigures & { readonly coversColours: boolean }) | null
  readonly wltp: Wltp | null
  /** The credit warning, the lender and the intermediary. Null without a monthly payment. */
  readonly creditLegal: string | null
}

/** How many texts about what the price excludes fit, and their length in characters. */
const MAX_EXCLUDED = 10
const MAX_EXCLUDED_LENGTH = 191

export type ConfigurationSnapshot = ReturnType<typeof toSnapshot>

/**
 * The configuration as displayed when the form was submitted (docs/content-api.md, snapshot).
 * Amounts are integer cents, rates are percentages. Null means unknown or not chosen; a field that is left out, that
 * the content site does not say.
 */
export function toSnapshot(source: SnapshotSource) {
  const { model, engine, version, offer, leadTime, stockCar } = source
  const { validUntil } = source.ledger
  const excludes = source.ledger.excludes
    .filter(({ length }) => length <= MAX_EXCLUDED_LENGTH)
    .slice(0, MAX_EXCLUDED)
  return {
    // Version of the format, so that a site can read leads from older pages.
    schema: 1,
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
    priceLines: withEngineLine(source.ledger.lines.map(priceLine), engine),
    totalCents: toCents(offer?.price ?? null),
    ...(excludes.length > 0 && { priceExcludes: excludes }),
    ...(validUntil !== null && { priceValidUntil: validUntil }),
    ...(leadTime && { leadTime: toLeadTimeRecord(leadTime) }),
    ...(stockCar && { stockCar: toStockCarRecord(stockCar) }),
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

function options(source: SnapshotSource) {
  const entries = OPTION_KINDS.map((kind) => {
    const option = source[kind]
    return [kind, option && { ...named(option), factoryCode: option.factoryCode }]
  })
  return Object.fromEntries(entries) as Record<
    OptionKind,
    (Named & { readonly factoryCode: string | null }) | null
  >
}

function named(item: Named): Named {
  return { id: item.id, name: item.name }
}
