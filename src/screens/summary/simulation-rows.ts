import { formatPercent } from '../../labels/format-money.ts'
import { formatPrice, formatMoney, formatNumber } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'
import type { ShownOffer } from '../../store/offer/offer.ts'
import type { Row } from '../../ui/primitives/rows.tsx'

/**
 * The result panel's rows (spec §2): dashes until the figures are loaded, and the last payment only if there is a
 * residual value.
 */
export function simulationRows(t: Translate, shown: ShownOffer, isReady: boolean): readonly Row[] {
  const months = formatNumber(shown.nrPayments)
  const rows: readonly Row[] = [
    { label: t('priceFrom'), value: formatPrice(shown.price) },
    { label: t('monthlyAmount'), value: formatMoney(shown.monthlyPayment) },
    { label: t('term'), value: months && t('months', { n: months }) },
    { label: t('financedAmount'), value: formatPrice(shown.financedAmount) },
    { label: t('initialEntry'), value: formatMoney(shown.downPayment) },
    { label: t('lastPayment'), value: formatMoney(shown.lastPayment) },
    { label: t('tan'), value: formatPercent(shown.tan, 2) },
    { label: t('mtic'), value: formatMoney(shown.mtic) },
  ]
  const hasLast = shown.lastPayment !== null || (!isReady && shown.creditType === 'HOD')
  return rows
    .filter(({ label }) => hasLast || label !== t('lastPayment'))
    .map(({ label, value }) => ({ label, value: (isReady && value) || null }))
}
