import type { Euros } from '../../../domain/units.ts'
import { formatPercent } from '../../../labels/format-money.ts'
import { formatMoney, formatNumber, formatTaeg } from '../../../labels/format.ts'
import type { Translate } from '../../../labels/translate.ts'
import type { ShownOffer } from '../../../store/offer/offer.ts'

/** The figures of a credit that are known (spec §9). */
export function exampleRows(
  t: Translate,
  credit: Omit<ShownOffer, 'basis' | 'isPending'>,
  fee: Euros | null,
): readonly { readonly label: string; readonly value: string }[] {
  const rows = [
    ['totalCredit', formatMoney(credit.financedAmount)],
    ['cashPrice', formatMoney(credit.price)],
    ['initialEntry', formatMoney(credit.downPayment)],
    ['term', credit.nrPayments === null ? '' : t('months', { n: formatNumber(credit.nrPayments) })],
    ['monthlyAmount', formatMoney(credit.monthlyPayment)],
    ['lastPayment', formatMoney(credit.lastPayment)],
    ['tan', formatPercent(credit.tan, 2)],
    ['taeg', formatTaeg(credit.taeg)],
    ['mtic', formatMoney(credit.mtic)],
    ['extinctionFee', credit.creditType === 'CREDIT' ? formatMoney(fee) : ''],
  ] as const
  return rows.filter(([, value]) => value !== '').map(([key, value]) => ({ label: t(key), value }))
}
