import type { Offer } from '../../../domain/catalogue/catalogue.ts'
import { formatPrice, formatMoney, formatNumber, formatTaeg } from '../../../labels/format.ts'
import type { LabelKey } from '../../../labels/labels.ts'
import type { Translate } from '../../../labels/translate.ts'
import type { ShownOffer } from '../../../store/offer/offer.ts'
import type { Figure } from '../../../ui/primitives/figures.tsx'
import type { Row } from '../../../ui/primitives/rows.tsx'
import { offerFigures } from './offer-figures.ts'

type PriceLabel = Extract<LabelKey, 'from' | 'priceFrom' | 'totalPriceFrom'>

/**
 * The figures of a step, with the info icon beside the TAEG.
 * @param of What the figures belong to, where a screen shows several: tells their info icons apart.
 */
export function stepFigures(
  t: Translate,
  offer: Offer,
  priceLabel: PriceLabel,
  onInfo: () => void,
  of?: string,
): readonly Figure[] {
  return offerFigures(t, offer, t(priceLabel), {
    on: 'taeg',
    label: [t('moreAboutFinancing'), of].filter(Boolean).join(': '),
    onOpen: onInfo,
  })
}

/** Down payment, term, financed amount and, for open drive, last payment, as listed in the footer (spec §2). */
export function offerDetails(t: Translate, offer: ShownOffer): readonly Row[] {
  const months = formatNumber(offer.nrPayments)
  return [
    { label: t('initialEntry'), value: formatMoney(offer.downPayment) || null },
    { label: t('term'), value: months ? t('months', { n: months }) : null },
    { label: t('financedAmount'), value: formatPrice(offer.financedAmount) || null },
    ...(offer.creditType === 'CREDIT'
      ? []
      : [{ label: t('lastPayment'), value: formatMoney(offer.lastPayment) || null }]),
  ]
}

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

/** Down payment, term and financed amount or last payment in one sentence. Null while any of them is unknown. */
export function offerTerms(t: Translate, offer: ShownOffer): string | null {
  const entry = formatMoney(offer.downPayment)
  const financed = formatPrice(offer.financedAmount)
  const n = formatNumber(offer.nrPayments)
  if (!entry || !financed || !n || offer.isPending) return null
  return offer.creditType === 'HOD'
    ? t('summaryOpenDrive', { entry, n, last: formatMoney(offer.lastPayment) })
    : t('summaryFinancing', { entry, financed, n })
}
