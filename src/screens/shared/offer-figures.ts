import type { Offer } from '../../domain/catalogue.ts'
import {
  formatFinanced,
  formatNumber,
  formatPrice,
  formatRent,
  formatTaeg,
} from '../../labels/format.ts'
import type { RangeKey } from '../../labels/pt-pt.ts'
import type { Translate } from '../../labels/translate.ts'
import type { Figure } from '../../ui/primitives/figures.tsx'
import type { Row } from '../../ui/primitives/rows.tsx'

/** Which figure opens the legal text, and what its button is called. */
interface FigureInfo {
  readonly on: 'price' | 'taeg'
  readonly label: string
  readonly onOpen: () => void
}

/** Price, instalment and TAEG, read together (spec §1). */
export function offerFigures(
  t: Translate<RangeKey>,
  offer: Offer,
  priceLabel: string,
  info: FigureInfo,
): readonly Figure[] {
  const rent = formatRent(offer.rent) || null
  const opens = { onInfo: info.onOpen, infoLabel: info.label }
  return [
    {
      label: priceLabel,
      value: formatPrice(offer.price) || null,
      ...(info.on === 'price' && opens),
    },
    { label: t('rent'), value: rent, unit: rent === null ? undefined : t('perMonth') },
    {
      label: t('taeg'),
      value: formatTaeg(offer.taeg) || null,
      ...(info.on === 'taeg' && opens),
    },
  ]
}

/** Financed amount, initial entry and number of payments, as a model's card lists them (spec §2). */
export function offerRows(t: Translate<RangeKey>, offer: Offer): readonly Row[] {
  return [
    { label: t('financedAmount'), value: formatFinanced(offer.financedAmount) || null },
    { label: t('initialEntry'), value: formatPrice(offer.initialEntry) || null },
    { label: t('nrPayments'), value: formatNumber(offer.nrPayments) || null },
  ]
}
