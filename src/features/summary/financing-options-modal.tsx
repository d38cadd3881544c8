import { translatable } from '../../ui/base/translatable.ts'
import { useEffect, useState } from 'react'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { FinancingOption } from './credit-plan.ts'
import { PLACES, type FigureId } from '../../core/offer/figures.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import { selectKeyed } from '../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadFinancingOptions, planKey, selectOptionsKey } from './financing-options.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { CreditTable } from '../../ui/primitives/credit-table.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { OnHideContext } from '../../ui/dialog/use-dialog.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { AmortisationTable } from './amortisation-table.tsx'
import { figureList } from '../../ui/offer/figures.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { optionsInWords } from './options-in-words.ts'
import { LoadState } from '../../ui/states/list-state.tsx'

/** Monthly payment and TAEG have the same size and weight (spec §1). */
const EVEN: ReadonlySet<FigureId> = new Set(['rent', 'taeg'])

/** Both credit types side by side, with the repayment plan of one on request. */
export function FinancingOptionsModal({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect(selectOptionsKey)
  const load = useSelect((state) => selectKeyed(state, 'financingOptions', key))
  const release = useCloseOnBack(true, onClose)
  useEffect(() => loadFinancingOptions(store), [store, key])
  return (
    <OnHideContext value={release}>
      <Modal size="wide" title={t('compareModalities')} closeLabel={t('close')} onClose={onClose}>
        <CreditBlock />
        <LoadState
          load={load}
          failedLabel="failedOptions"
          onRetry={() => loadFinancingOptions(store)}
        >
          {(financingOptions) => <SideBySide financingOptions={financingOptions} />}
        </LoadState>
      </Modal>
    </OnHideContext>
  )
}

function SideBySide({
  financingOptions,
}: {
  readonly financingOptions: readonly FinancingOption[]
}) {
  const t = useText()
  const [planned, setPlanned] = useState<CreditType | null>(null)
  const chosen = financingOptions.find(({ creditType }) => creditType === planned)
  const figures = financingOptions.map(({ quote, ...option }) =>
    figureList(t, PLACES.comparison, { ...quote, ...option }),
  )
  return (
    <>
      <p className="conclusion">{optionsInWords(t, financingOptions)}</p>
      <CreditTable label={t('compareModalities')}>
        <thead>
          <tr>
            <th scope="col">{t('modality')}</th>
            {financingOptions.map(({ creditType }) => (
              <th key={creditType} scope="col">
                {t(CREDIT_NAMES[creditType])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLACES.comparison.map((id, row) => (
            <tr key={id} className={EVEN.has(id) ? 'even' : undefined}>
              <th scope="row">{t(id)}</th>
              {financingOptions.map(({ creditType }, column) => (
                <td
                  key={creditType}
                  translate={translatable(figures[column]?.[row]?.value ?? null)}
                >
                  {figures[column]?.[row]?.value ?? '—'}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('amortisationPlan')}</th>
            {financingOptions.map((option) => (
              <td key={option.creditType}>
                <PlanButton
                  option={option}
                  isShown={planned === option.creditType}
                  onShow={() => setPlanned(option.creditType)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </CreditTable>
      <Nearest financingOptions={financingOptions} />
      {chosen && <AmortisationTable key={planned} option={chosen} />}
    </>
  )
}

interface PlanButtonProps {
  readonly option: FinancingOption
  readonly isShown: boolean
  readonly onShow: () => void
}

/** Shows the repayment plan of an option. A dash if a figure is missing that the plan is computed from. */
function PlanButton({ option, isShown, onShow }: PlanButtonProps) {
  const t = useText()
  const hasPlan = useSelect((state) => planKey(state, option) !== null)
  if (!hasPlan) return '—'
  return (
    <TextButton
      aria-label={t('seePlanOf', { type: t(CREDIT_NAMES[option.creditType]) })}
      aria-expanded={isShown}
      onClick={onShow}
    >
      {t('seePlan')}
    </TextButton>
  )
}

/** Which values were used instead if a credit type does not allow the chosen down payment or term. */
function Nearest({ financingOptions }: { readonly financingOptions: readonly FinancingOption[] }) {
  const t = useText()
  return financingOptions.map(
    ({ creditType, quote, isDownPaymentAsRequested, isTermAsRequested }) => {
      const type = t(CREDIT_NAMES[creditType])
      return (
        <div key={creditType} className="soft">
          {!isDownPaymentAsRequested && (
            <p>{t('nearestEntry', { type, value: formatMoney(quote.downPayment) })}</p>
          )}
          {!isTermAsRequested && (
            <p>
              {t('nearestTerm', {
                type,
                value: t('months', { n: formatNumber(quote.nrPayments) }),
              })}
            </p>
          )}
        </div>
      )
    },
  )
}
