import { capitalized } from '../../core/values/texts.ts'
import { isOption } from '../../core/configuration/choice-steps.ts'
import type { StepId, CreditType } from '../../core/configuration/configuration.ts'
import type { SummaryLine } from '../../core/configuration/summary.ts'
import type { Offer } from '../../core/catalogue/catalogue.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { formatMoney, formatNumber, formatPrice, formatTaeg } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { ShownOffer } from '../../core/offer/pricing.ts'
import { figureList } from './figures.tsx'
import type { LabelKey } from '../../labels/labels.ts'
import type { CreditFigures, Quote } from '../../core/offer/quote.ts'
import { addEuros, type Euros } from '../../core/values/units.ts'
import type { Row } from '../primitives/rows.tsx'

/** The label keys of a line or its choice: of its line, in the notice that it was dropped, and of a price of zero. */
export function choiceLabels<Kind extends SummaryLine['kind']>(kind: Kind) {
  const name = capitalized(kind)
  return {
    line: `line${name}`,
    dropped: `dropped${name}`,
    // 'Incluída' is said of a colour, 'Incluído' of another option.
    included: isOption(kind) && kind !== 'exterior' ? 'includedInterior' : 'included',
  } as const
}

/** The label key of a step's name. */
export function stepLabel(step: StepId) {
  return step === 'engine' ? 'stepMotor' : (`step${capitalized(step)}` as const)
}

/** Label keys of the credit types (spec §2). */
export const CREDIT_NAMES = {
  CREDIT: 'creditToDrive',
  HOD: 'openDrive',
} as const satisfies Readonly<Record<CreditType, LabelKey>>

/** The figures in one sentence, for the live region. */
export function announceOffer(t: Translate, offer: Offer): string {
  const price = formatPrice(offer.price)
  const monthlyPayment = formatMoney(offer.monthlyPayment)
  const taeg = formatTaeg(offer.taeg)
  if (!price) return ''
  return monthlyPayment && taeg
    ? t('priceAnnouncement', { price, rent: monthlyPayment, taeg })
    : t('priceAnnouncementAlone', { price })
}

/**
 * Down payment, term and financed amount or last payment in one sentence; null while any of them is unknown. With TAN and
 * MTIC, as far as they are known: the representative figures of a credit are read together.
 */
export function termsWithRates(t: Translate, offer: ShownOffer): string | null {
  const entry = formatMoney(offer.downPayment)
  const financed = formatPrice(offer.financedAmount)
  const n = formatNumber(offer.nrPayments)
  if (!entry || !financed || !n || offer.isPending) return null
  const terms =
    offer.creditType === 'HOD'
      ? t('summaryOpenDrive', { entry, n, last: formatMoney(offer.lastPayment) })
      : t('summaryFinancing', { entry, financed, n })
  const rates = figureList(t, ['tan', 'mtic'], offer).flatMap(({ label, value }) =>
    value === null ? [] : `${label} ${value}`,
  )
  return rates.length > 0 ? `${terms} ${rates.join('. ')}.` : terms
}

/**
 * The figures of a credit that are known (spec §9). Open Drive has no fee with the last payment.
 * @param campaign What the price of the credit is below the cash price, in euros. Null if there is no finance campaign.
 */
export function exampleRows(
  t: Translate,
  credit: CreditFigures,
  costs: Pick<Quote, 'initialExpenses' | 'postExpenses'> | null,
  campaign: Euros | null = null,
): readonly Row[] {
  const initialExpenses = costs?.initialExpenses ?? null
  const postExpenses = credit.creditType === 'CREDIT' ? (costs?.postExpenses ?? null) : null
  const price = credit.price && addEuros(credit.price, campaign)
  const figures = figureList(t, PLACES.example, {
    ...credit,
    price,
    initialExpenses,
    postExpenses,
  })
  const discount = campaign && {
    label: t('ledgerCampaign'),
    value: `-\u00A0${formatMoney(campaign)}`,
  }
  return figures
    .flatMap((row): Row[] => (discount && row.label === t('cashPrice') ? [row, discount] : [row]))
    .filter(({ value }) => value !== null)
}
