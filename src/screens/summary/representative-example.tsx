import type { Version } from '../../domain/catalogue/catalogue.ts'
import type { Euros, Id } from '../../domain/units.ts'
import { formatMoney, formatPercent } from '../../labels/format-money.ts'
import { formatNumber, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import type { ShownOffer } from '../../store/financing/offer.ts'
import { selectLoad, selectModel, selectVersion } from '../../store/flow/selectors.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useOffer } from '../shared/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'
import { CREDIT_NAMES } from './credit-names.ts'

/** The representative example for the current configuration. */
export function ConfiguredExample() {
  const shown = useOffer()
  const version = useSelect(selectVersion)
  const fee = useSelect((state) => state.quote.quote?.postExpenses ?? null)
  return shown && <RepresentativeExample version={version} credit={shown} fee={fee} />
}

/** The representative example for a version's offer, as shown on its card. */
export function VersionExample({ versionId }: { readonly versionId: Id }) {
  const version = useSelect(
    (state) => selectLoad(state, 'versions').data?.find(({ id }) => id === versionId) ?? null,
  )
  const credit = version && ({ ...version, creditType: 'CREDIT', lastPayment: null } as const)
  return credit && <RepresentativeExample version={version} credit={credit} fee={null} />
}

interface RepresentativeExampleProps {
  readonly version: Version | null
  readonly credit: Omit<ShownOffer, 'basis' | 'isPending'>
  /** Fee due with the last payment; null if there is none or it is unknown. */
  readonly fee: Euros | null
}

/**
 * A credit as a representative example (spec §9), with the figures that are known. Renders nothing without a monthly
 * payment.
 */
function RepresentativeExample({ version, credit, fee }: RepresentativeExampleProps) {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name)
  if (!credit.monthlyPayment || !credit.taeg) return null
  const car = [model, version?.name].filter(Boolean).join(' ')
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
  return (
    <>
      <h3>{t('exampleTitle')}</h3>
      <p>{t('exampleOf', { type: t(CREDIT_NAMES[credit.creditType]), car })}</p>
      <Rows
        items={rows
          .filter(([, value]) => value !== '')
          .map(([key, value]) => ({ label: t(key), value }))}
      />
      <p>{t('warranty')}</p>
    </>
  )
}
