import { translatable } from '../../ui/primitives/rows.tsx'
import { useEffect, useState } from 'react'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { FinancingOption } from './credit-plan.ts'
import { PLACES, type FigureId } from '../../core/offer/figures.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import { selectKeyed } from '../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  optionsInWords,
  loadFinancingOptions,
  planKey,
  selectOptionsKey,
} from './financing-options.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { CreditTable } from '../../ui/primitives/credit-table.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { AmortisationTable } from './amortisation-table.tsx'
import { figureList } from '../../ui/offer/figures.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { LoadState } from '../../ui/states/list-state.tsx'

declare module '../../core/store/state.ts' {
  interface Modals {
    readonly 'financing-options': object
  }
}

/** Both credit types side by side, with the repayment plan of one on request. */
export function FinancingOptionsModal() {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect(selectOptionsKey)
  const load = useSelect((state) => selectKeyed(state, 'financingOptions', key))
  useEffect(() => loadFinancingOptions(store), [store, key])
  return (
    <StoreModal size="wide" title={t('compareModalities')}>
      <CreditBlock />
      <LoadState
        load={load}
        failedLabel="failedOptions"
        onRetry={() => loadFinancingOptions(store)}
      >
        {(options) => <SideBySide options={options} />}
      </LoadState>
    </StoreModal>
  )
}

/** Monthly payment and TAEG have the same size and weight (spec §1). */
const EVEN: ReadonlySet<FigureId> = new Set(['rent', 'taeg'])

function SideBySide({ options }: { readonly options: readonly FinancingOption[] }) {
  const t = useText()
  const [planned, setPlanned] = useState<CreditType | null>(null)
  // None while a figure is missing that the plan is computed from.
  const plans = useSelect((state) => options.map((option) => planKey(state, option)))
  const chosen = options.find(({ creditType }) => creditType === planned)
  return (
    <>
      <p className="conclusion">{optionsInWords(t, options)}</p>
      <CreditTable label={t('compareModalities')}>
        <thead>
          <tr>
            <th scope="col">{t('modality')}</th>
            {options.map(({ creditType }) => (
              <th key={creditType} scope="col">
                {t(CREDIT_NAMES[creditType])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLACES.comparison.map((id) => (
            <tr key={id} className={EVEN.has(id) ? 'even' : undefined}>
              <th scope="row">{t(id)}</th>
              {options.map(({ quote, ...option }) => {
                const figure = figureList(t, [id], { ...quote, ...option })[0]?.value ?? null
                const value =
                  id === 'nrPayments' && quote.lastPayment
                    ? t('paymentsAndLast', { n: figure ?? '—' })
                    : figure
                return (
                  <td key={option.creditType} translate={translatable(value)}>
                    {value ?? '—'}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('amortisationPlan')}</th>
            {options.map(({ creditType }, index) => (
              <td key={creditType}>
                {plans[index] === null ? (
                  '—'
                ) : (
                  <TextButton
                    aria-label={t('seePlanOf', { type: t(CREDIT_NAMES[creditType]) })}
                    aria-expanded={planned === creditType}
                    onClick={() => setPlanned(creditType)}
                  >
                    {t('seePlan')}
                  </TextButton>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </CreditTable>
      {/* Which values were used instead of a down payment or a term that the credit type does not allow. */}
      {options.map(({ creditType, quote, isDownPaymentAsRequested, isTermAsRequested }) => {
        const type = t(CREDIT_NAMES[creditType])
        const term = t('months', { n: formatNumber(quote.nrPayments) })
        return (
          <div key={creditType} className="soft">
            {!isDownPaymentAsRequested && (
              <p>{t('nearestEntry', { type, value: formatMoney(quote.downPayment) })}</p>
            )}
            {!isTermAsRequested && <p>{t('nearestTerm', { type, value: term })}</p>}
          </div>
        )
      })}
      {chosen && <AmortisationTable key={planned} option={chosen} />}
    </>
  )
}
