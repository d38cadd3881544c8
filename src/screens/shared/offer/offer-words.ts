import type { Offer } from '../../../domain/catalogue/catalogue.ts'
import {
  FIGURES,
  hasFigure,
  type FigureId,
  type FigureValues,
} from '../../../domain/figures/figures.ts'
import type { Figure as FigureDefinition } from '../../../domain/figures/offer-figures.ts'
import type { CreditType } from '../../../domain/steps/configuration.ts'
import { formatMoney, formatNumber, formatPrice, formatTaeg } from '../../../labels/format.ts'
import type { Translate } from '../../../labels/translate.ts'
import type { ShownOffer } from '../../../store/offer/pricing.ts'
import type { Figure } from '../../../ui/primitives/figures.tsx'
import { figureOf, type FigureInfo } from './offer-figures.ts'

/** The figures of a place, a term with its unit. */
export function figureList<Id extends FigureId>(
  t: Translate,
  place: readonly Id[],
  values: FigureValues<Id>,
  info?: FigureInfo,
): readonly Figure[] {
  return place.map((id) => {
    const definition: FigureDefinition = FIGURES[id]
    const figure = figureOf<string, string>(
      t as (key: string) => string,
      id,
      definition,
      values,
      info,
    )
    const { text } = definition
    return text && figure.value ? { ...figure, value: t(text, { n: figure.value }) } : figure
  })
}

/**
 * The figures of a place that are known or that the credit type has.
 * @param creditType Null leaves out what is unknown and not in every credit type.
 */
export function creditFigures<Id extends FigureId>(
  t: Translate,
  place: readonly Id[],
  values: FigureValues<Id>,
  creditType: CreditType | null,
): readonly Figure[] {
  return place.flatMap((id) =>
    figureList(t, [id], values).filter(({ value }) => value !== null || hasFigure(id, creditType)),
  )
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
