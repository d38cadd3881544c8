import { carWltp, toWltpWire } from '../../core/catalogue/read-wltp.ts'
import { selectBuildCode } from '../../core/configuration/current-build.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectContents } from '../../core/offer/ledger.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { selectWantedStockCar } from '../../core/offer/wanted-stock-car.ts'
import type { State } from '../../core/store/state.ts'
import { language } from '../../labels/language.ts'
import { added } from '../../ui/base/slots.tsx'
import { selectShareLink } from '../../ui/share/use-share-link.tsx'
import { mapSnapshotFigures } from '../../core/offer/figures.ts'
import { OPTION_KINDS, type OptionKind } from '../../core/configuration/choice-steps.ts'
import { toCents } from '../../core/values/cents.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import { withEngineLine } from '../../core/offer/price-lines.ts'
import { toLeadTimeRecord } from '../../core/offer/lead-time-report.ts'
import { toStockCarRecord, type ChosenStockCar } from '../../core/offer/stock-car.ts'
import type { Named } from '../../core/values/units.ts'

/**
 * The chosen items and the figures on screen. Null is unknown or not chosen; a code is missing until the configuration is
 * finished, a stock car if it is gone.
 * @param creditLegal The credit warning, the lender and the intermediary, for a monthly payment.
 */
export function selectSnapshotSource(state: State, creditLegal: string) {
  const items = selectChosenItems(state)
  const { engine, version } = items
  const model = selectModel(state)
  const { lines, offer } = selectPricing(state)
  const wanted = selectWantedStockCar(state)
  const stockCar: ChosenStockCar | null = wanted?.isGone ? null : wanted
  return {
    ...items,
    language: language.tag,
    model,
    configurationId: state.uniqueId ?? '',
    link: selectShareLink(state),
    code: selectBuildCode(state),
    lines,
    contents: selectContents(state),
    leadTime: added('leadTime')[0]?.(state) ?? null,
    stockCar,
    // The figures cover the colours unless they are the version's own, for want of a quote.
    offer: offer && {
      ...(offer as CreditFigures),
      coversColours: offer.basis !== 'version-monthly-payment',
    },
    wltp: carWltp(model, engine, version),
    creditLegal: offer?.monthlyPayment ? creditLegal : null,
  }
}

export type SnapshotSource = ReturnType<typeof selectSnapshotSource>

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
  const { model, engine, version, contents, offer, leadTime, stockCar } = source
  const validUntil = version?.priceValidUntil
  const excludes = (version?.priceExcludes ?? [])
    .filter(({ length }) => length <= MAX_EXCLUDED_LENGTH)
    .slice(0, MAX_EXCLUDED)
  const lines = source.lines.map(({ item, name, euros }) => ({
    item,
    name,
    cents: toCents(euros),
    ...(item === 'version' && contents.length > 0 && { contains: contents }),
  }))
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
    priceLines: withEngineLine(lines, engine),
    totalCents: toCents(offer?.price ?? null),
    ...(excludes.length > 0 && { priceExcludes: excludes }),
    ...(validUntil && { priceValidUntil: validUntil }),
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
