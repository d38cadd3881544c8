import { formatMoney, formatNumber, formatPercent, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel, selectVersion } from '../../store/journey/selectors.ts'
import { Rows } from '../../ui/rows.tsx'
import { useOffer } from '../use-offer.tsx'
import { useText } from '../use-text.tsx'
import { CREDIT_NAMES } from './credit-names.ts'

/** The credit shown, as a representative example (spec §9); nothing before it is known whole. */
export function RepresentativeExample() {
  const t = useText()
  const shown = useOffer()
  const car = useSelect((state) =>
    [selectModel(state)?.name, selectVersion(state)?.name].filter(Boolean).join(' '),
  )
  const fee = useSelect((state) => state.quote.quote?.postExpenses ?? null)
  if (!shown?.tan || !shown.mtic) return null
  const rows = [
    ['totalCredit', formatMoney(shown.financedAmount)],
    ['cashPrice', formatMoney(shown.price)],
    ['initialEntry', formatMoney(shown.initialEntry)],
    ['term', t('months', { n: formatNumber(shown.nrPayments) })],
    ['monthlyAmount', formatMoney(shown.rent)],
    ['lastPayment', formatMoney(shown.lastPayment)],
    ['tan', formatPercent(shown.tan, 2)],
    ['taeg', formatTaeg(shown.taeg)],
    ['mtic', formatMoney(shown.mtic)],
    ['extinctionFee', shown.creditType === 'CREDIT' ? formatMoney(fee) : ''],
  ] as const
  return (
    <>
      <h3>{t('exampleTitle')}</h3>
      <p>{t('exampleOf', { type: t(CREDIT_NAMES[shown.creditType]), car })}</p>
      <Rows
        items={rows
          .filter(([, value]) => value !== '')
          .map(([key, value]) => ({ label: t(key), value }))}
      />
      <p>{t('warranty')}</p>
    </>
  )
}
