import {
  isPlanSound,
  ROW_AMOUNTS,
  TOTALS,
  type AmortisationPlan,
  type FinancingOption,
  type PlanRow,
} from './credit-plan.ts'
import { creditTerms } from '../../core/offer/financing.ts'
import { type QuoteTerms, creditArguments, readQuote } from '../../core/offer/quote.ts'
import { type Euros, type Id, type Months, addEuros } from '../../core/values/units.ts'
import { getWire, type ContentSite } from '../../core/content-site/content-site.ts'
import {
  asWire,
  readList,
  readNotNegative,
  readText,
  UnexpectedResponseError,
  type Wire,
} from '../../core/content-site/wire.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { State } from '../../core/store/state.ts'
import { loadKeyed, selectContentConfig } from '../../core/catalogue/lists.ts'
import { derived } from '../../core/store/select.ts'
import { selectPricing } from '../../core/offer/pricing.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'

declare module '../../core/store/state.ts' {
  interface SiteData {
    readonly financingOptions: readonly FinancingOption[]
    readonly plan: AmortisationPlan
  }
}

/** The parameters of the comparison. Prices include the colour surcharges. */
interface FinancingOptionsParameters {
  readonly versionId: Id
  readonly priceWithoutFinance: Euros
  readonly basePrice: Euros
  readonly downPayment: Euros
  readonly months: Months
}

/** GET compareFinances: the figures of every credit type. */
export async function fetchFinancingOptions(
  site: ContentSite,
  { versionId, priceWithoutFinance, basePrice, downPayment, months }: FinancingOptionsParameters,
): Promise<readonly FinancingOption[]> {
  const values = [versionId, priceWithoutFinance, basePrice, downPayment, months]
  const { modalities } = await getWire(site, 'compareFinances', ...values)
  return readList(modalities, 'compareFinances', readOption, site.report)
}

/** Null for an unknown credit type: its figures would have the name of another one. */
function readOption(wire: Wire): FinancingOption | null {
  const creditType = readText(wire.creditType)
  if (creditType !== 'HOD' && creditType !== 'CREDIT') return null
  return {
    creditType,
    quote: readQuote(wire.financialInfo, 'compareFinances'),
    totalInterest: readNotNegative(wire.totalInterest),
    totalStamp: readNotNegative(wire.totalStamp),
    isDownPaymentAsRequested: wire.isEntryAsked !== false,
    isTermAsRequested: wire.isTermAsked !== false,
  }
}

/** GET amortisation: the repayment plan for these terms. Throws UnexpectedResponseError unless it adds up. */
export async function fetchAmortisation(
  site: ContentSite,
  terms: QuoteTerms,
): Promise<AmortisationPlan> {
  const response = await getWire(site, 'amortisation', ...creditArguments(terms))
  const plan = {
    rows: readList(response.rows, 'amortisation', readRow, site.report),
    totals: readAmounts(asWire(response.totals), TOTALS),
  }
  if (isPlanSound(plan)) return plan
  throw new UnexpectedResponseError('amortisation: the figures do not add up')
}

function readRow(wire: Wire): PlanRow {
  const amounts = readAmounts(wire, ['month', ...ROW_AMOUNTS])
  return { ...amounts, isResidual: readText(wire.kind) === 'residual' }
}

/** A plan with a missing figure is invalid, so this throws. */
function readAmounts<Name extends string>(
  wire: Wire,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const entries = names.map((name) => [name, readNotNegative(wire[name])] as const)
  if (entries.some(([, amount]) => amount === null))
    throw new UnexpectedResponseError('amortisation: a figure is missing')
  return Object.fromEntries(entries) as Record<Name, number>
}

/** The key of the comparison of both credit types. Null if nothing can be simulated, or while a price is unknown. */
export const selectOptionsKey = derived(
  (state) => [selectPricing(state)],
  (state) => {
    const { terms, total: basePrice } = selectPricing(state)
    if (!terms || basePrice === null) return null
    const { versionId, downPayment, nrPayments: months } = terms
    const priceWithoutFinance = termsFor(state, 'HOD')?.vehiclePrice ?? basePrice
    return JSON.stringify({
      versionId,
      priceWithoutFinance,
      basePrice,
      downPayment,
      months,
    } satisfies FinancingOptionsParameters)
  },
)

/** Loads both credit types for the simulated down payment and term, unless loaded or loading. */
export function loadFinancingOptions(store: ConfiguratorStore): void {
  loadKeyed(store, 'financingOptions', selectOptionsKey(store.get()), fetchFinancingOptions)
}

/** The key of an option's repayment plan. Null if the site gave no down payment, no term or no limits for it. */
export function planKey(state: State, { creditType, quote }: FinancingOption): string | null {
  const { downPayment, nrPayments } = quote
  if (downPayment === null || nrPayments === null) return null
  const terms = termsFor(state, creditType, { downPayment, nrPayments })
  return terms && JSON.stringify(terms)
}

/** Loads the repayment plan of a financing option, unless loaded or loading. */
export function loadPlan(store: ConfiguratorStore, option: FinancingOption): void {
  loadKeyed(store, 'plan', planKey(store.get(), option), fetchAmortisation)
}

function termsFor(
  state: State,
  creditType: FinancingOption['creditType'],
  loan = { downPayment: 0, nrPayments: 0 },
): QuoteTerms | null {
  const items = selectChosenItems(state)
  const { version } = items
  if (!version) return null
  return creditTerms(selectContentConfig(state), creditType, version, surchargesOf(items), loan)
}

/**
 * Which of two credit types costs less per month and which in total, and what would mislead if it were left out: the last
 * payments, and that a shorter term alone costs less. Null unless both costs are known to differ.
 */
export function optionsInWords(t: Translate, options: readonly FinancingOption[]): string | null {
  const perMonth = less(t, options, 'monthlyPayment')
  const inTotal = less(t, options, 'mtic')
  if (!perMonth || !inTotal) return null
  const last = options.flatMap(({ creditType, quote: { lastPayment } }) =>
    lastPayment
      ? t('optionsLast', { type: t(CREDIT_NAMES[creditType]), last: formatMoney(lastPayment) })
      : [],
  )
  return [t('optionsMonth', perMonth), ...last, t('optionsTotal', inTotal)].join(' ')
}

/** The option with the lower figure of two, and by how much. Null unless they are known to differ. */
function less(
  t: Translate,
  options: readonly FinancingOption[],
  figure: 'monthlyPayment' | 'mtic',
) {
  const [one, other] = options
  const [a, b] = [one?.quote[figure] ?? null, other?.quote[figure] ?? null]
  if (!one || !other || a === null || b === null || a === b) return null
  const [lower, higher] = a < b ? [one, other] : [other, one]
  const n = formatNumber(lower.quote.nrPayments)
  const terms = { n, other: formatNumber(higher.quote.nrPayments) }
  return {
    type: t(CREDIT_NAMES[lower.creditType]),
    amount: formatMoney(Math.abs(addEuros(a, -b))),
    terms: n && terms.other && n !== terms.other ? t('optionsTerms', terms) : '',
    shorter:
      (lower.quote.nrPayments ?? 0) < (higher.quote.nrPayments ?? 0) ? t('optionsShorter') : '',
  }
}
