import type { Offer } from '../../../domain/catalogue/catalogue.ts'
import { formatPrice, formatMoney, formatNumber, formatTaeg } from '../../../labels/format.ts'
import type { LineUpKey } from '../../../labels/labels.ts'
import type { Translate } from '../../../labels/translate.ts'
import type { Figure } from '../../../ui/primitives/figures.tsx'
import type { Row } from '../../../ui/primitives/rows.tsx'

/** Which figure has the info button that opens the legal text, and the button's label. */
interface FigureInfo {
  readonly on: 'price' | 'taeg'
  readonly label: string
  readonly onOpen: () => void
}

/** Price, monthly payment and TAEG, always shown together (spec §1). */
export function offerFigures(
  t: Translate<LineUpKey>,
  offer: Offer,
  priceLabel: string,
  info: FigureInfo,
): readonly Figure[] {
  const monthlyPayment = formatMoney(offer.monthlyPayment) || null
  const opens = { onInfo: info.onOpen, infoLabel: info.label }
  return [
    {
      label: priceLabel,
      value: formatPrice(offer.price) || null,
      ...(info.on === 'price' && opens),
    },
    {
      label: t('rent'),
      value: monthlyPayment,
      unit: monthlyPayment === null ? undefined : t('perMonth'),
    },
    {
      label: t('taeg'),
      value: formatTaeg(offer.taeg) || null,
      ...(info.on === 'taeg' && opens),
    },
  ]
}

/** Financed amount, down payment and number of payments, as listed on a model's card (spec §2). */
export function offerRows(t: Translate<LineUpKey>, offer: Offer): readonly Row[] {
  return [
    { label: t('financedAmount'), value: formatPrice(offer.financedAmount) || null },
    { label: t('initialEntry'), value: formatMoney(offer.downPayment) || null },
    { label: t('nrPayments'), value: formatNumber(offer.nrPayments) || null },
  ]
}
