import type { Version } from '../../domain/catalogue/catalogue.ts'
import type { Euros } from '../../domain/units.ts'
import { formatMoney, formatPercent } from '../../labels/format-money.ts'
import { formatNumber, formatTaeg } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/line-up.ts'
import type { FinanceExample } from '../../store/state.ts'
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

/** The representative example for the offer of a model, engine or version, as shown on its card. */
export function OfferExample({ of, id }: FinanceExample) {
  const model = useSelect((state) => selectModels(state).find((item) => item.id === id))
  const engine = useSelect((state) =>
    selectLoad(state, 'engines').data?.find((item) => item.id === id),
  )
  const version = useSelect((state) =>
    selectLoad(state, 'versions').data?.find((item) =>
      of === 'version'
        ? item.id === id
        : // An engine is offered at the figures of one of its versions, which has the others too.
          item.engineId === id && item.monthlyPayment === engine?.monthlyPayment,
    ),
  )
  if (of === 'model') return model && <OwnExample car={model.name} offer={model} />
  const offer = version ?? (engine && { ...engine, tan: null, mtic: null })
  return offer && <OwnExample version={version ?? null} offer={offer} />
}

interface OwnExampleProps {
  readonly offer: Omit<RepresentativeExampleProps['credit'], 'creditType' | 'lastPayment'>
  readonly version?: Version | null
  readonly car?: string
}

function OwnExample({ offer, version = null, car }: OwnExampleProps) {
  const credit = { ...offer, creditType: 'CREDIT', lastPayment: null } as const
  return <RepresentativeExample version={version} credit={credit} fee={null} car={car} />
}

interface RepresentativeExampleProps {
  readonly version: Version | null
  readonly credit: Omit<ShownOffer, 'basis' | 'isPending'>
  /** Fee due with the last payment; null if there is none or it is unknown. */
  readonly fee: Euros | null
  /** Name of the car; without it, that of the chosen model and the version. */
  readonly car?: string | undefined
}

/**
 * A credit as a representative example (spec §9), with the figures that are known. Renders nothing without a monthly
 * payment.
 */
function RepresentativeExample({ version, credit, fee, ...props }: RepresentativeExampleProps) {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name)
  if (!credit.monthlyPayment || !credit.taeg) return null
  const car = props.car ?? [model, version?.name].filter(Boolean).join(' ')
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
