import { carWltp, toWltpWire } from '../../core/catalogue/wltp.ts'
import { selectBuildCode } from '../../core/configuration/build.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { selectContents } from '../../core/offer/price-contents.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import {
  selectWantedStockCar,
  toStockCarRecord,
  type ChosenStockCar,
} from '../../core/offer/stock-car.ts'
import type { State } from '../../core/store/state.ts'
import { language } from '../../labels/language.ts'
import { added } from '../../ui/base/slots.tsx'
import { selectShareLink } from '../../ui/share/link-tools.tsx'
import { mapSnapshotFigures } from '../../core/offer/figures.ts'
import {
  OPTION_KINDS,
  type OptionKind,
  optionFields,
} from '../../core/configuration/choice-steps.ts'
import { toCents, type Named } from '../../core/values/units.ts'
import type { CreditFigures } from '../../core/offer/quote.ts'
import { withEngineLine } from '../../core/offer/price-lines.ts'
import { toLeadTimeRecord } from '../../core/offer/lead-time-report.ts'
import type { SheetTerms } from '../../core/reporting/save-configuration.ts'
import { parseJson, UnexpectedResponseError } from '../../core/content-site/wire.ts'
import type { ContentSite } from '../../core/content-site/content-site.ts'

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

/** Maximum length of a link that fits into the message, in characters. */
const MAX_LINK = 480

/**
 * POST get-cfg-pdf, without retry: requests a PDF of the configuration and returns its absolute URL.
 * Throws UnexpectedResponseError if the response is not a URL, a TimeoutError after `timeout`.
 * @param snapshot JSON of the configuration as displayed (docs/content-api.md, snapshot).
 * @param timeout Timeout for the whole response, in milliseconds.
 */
export async function fetchSheetLink(
  site: ContentSite,
  terms: SheetTerms,
  snapshot: string,
  timeout: number,
): Promise<string> {
  const data = {
    idVersion: terms.versionId,
    ...Object.fromEntries(
      OPTION_KINDS.map((kind) => [optionFields(kind).id, terms.choices[`${kind}Id`] ?? '']),
    ),
    creditType: terms.creditType,
    initialValue: terms.downPayment ?? '',
    nrPayments: terms.nrPayments ?? '',
    configuration: JSON.parse(snapshot) as unknown,
  }
  const signal = AbortSignal.timeout(timeout)
  const body = await site.http
    .post('wp-json/cfg/get-cfg-pdf/', { json: { data }, timeout: false, signal })
    .text()
  // As a JSON string or as plain text.
  const parsed = parseJson(body) ?? body
  const link = typeof parsed === 'string' ? parsed.trim() : ''
  if (link.length > MAX_LINK || !/^https?:\/\/\S+$/.test(link))
    throw new UnexpectedResponseError('get-cfg-pdf: an address was expected')
  return link
}
