import { useEffect, useRef } from 'react'
import type { AmortisationPlan, FinancingOption } from '../../domain/financing/credit-plan.ts'
import { planProgress } from '../../domain/financing/plan-progress.ts'
import { addEuros } from '../../domain/cents.ts'
import { formatEuros, formatMoneyOrZero } from '../../labels/format-money.ts'
import { useSelect } from '../../store/context.tsx'
import { planKey, selectPlan } from '../../store/offer/financing-options.ts'
import { useFinancingActions } from '../../store/acting/use-financing-actions.tsx'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { CreditTable } from '../../ui/summary/credit-table.tsx'
import { useText } from '../shared/use-text.tsx'
import { CREDIT_NAMES } from '../shared/offer/credit-names.ts'
import { LoadState } from '../shared/load-state.tsx'

const COLUMNS = [
  ['planOpening', 'opening'],
  ['planPayment', 'payment'],
  ['planInterest', 'interest'],
  ['planStamp', 'stamp'],
  ['planCapital', 'capital'],
  ['planClosing', 'closing'],
] as const

/** The repayment plan of a financing option, payment by payment, with totals. */
export function AmortisationTable({ option }: { readonly option: FinancingOption }) {
  const t = useText()
  const { loadPlan } = useFinancingActions()
  const load = useSelect((state) => selectPlan(state, option))
  const key = useSelect((state) => planKey(state, option))
  const title = t('amortisationOf', { type: t(CREDIT_NAMES[option.creditType]) })
  const top = useRef<HTMLDivElement>(null)
  const isLoaded = load?.status === 'ready'
  useEffect(() => loadPlan(option), [key, loadPlan, option])
  // The plan opens below the comparison, where it could be out of view. Again once there is something to scroll to.
  useEffect(() => {
    top.current?.scrollIntoView()
  }, [option, isLoaded])
  if (key === null) return null
  return (
    <div ref={top}>
      <h3>{title}</h3>
      <LoadState load={load} failedLabel="failedPlan" onRetry={() => loadPlan(option)}>
        {(plan) => <Plan title={title} plan={plan} />}
      </LoadState>
    </div>
  )
}

function Plan({ title, plan }: { readonly title: string; readonly plan: AmortisationPlan }) {
  const t = useText()
  const { rows, totals } = plan
  return (
    <>
      <PlanChart plan={plan} />
      <CreditTable label={title} isLong>
        <thead>
          <tr>
            <th scope="col">{t('planMonth')}</th>
            {COLUMNS.map(([key]) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.month}${row.isResidual}`}>
              <th scope="row">
                {row.isResidual ? t('planResidual', { n: row.month }) : row.month}
              </th>
              {COLUMNS.map(([key, field]) => (
                <td key={key}>{formatMoneyOrZero(row[field])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('planTotal')}</th>
            <td>—</td>
            <td>{formatMoneyOrZero(addEuros(totals.interest, totals.stamp, totals.capital))}</td>
            <td>{formatMoneyOrZero(totals.interest)}</td>
            <td>{formatMoneyOrZero(totals.stamp)}</td>
            <td>{formatMoneyOrZero(totals.capital)}</td>
            <td>—</td>
          </tr>
        </tfoot>
      </CreditTable>
      <p>
        {t('planSum', {
          interest: formatMoneyOrZero(totals.interest),
          stamp: formatMoneyOrZero(totals.stamp),
          capital: formatMoneyOrZero(totals.capital),
          initial: formatMoneyOrZero(totals.initialExpenses),
          post: formatMoneyOrZero(totals.postExpenses),
          mtic: formatMoneyOrZero(totals.mtic),
        })}
      </p>
    </>
  )
}

/** The capital and interest paid so far; the table below has the figures. */
function PlanChart({ plan }: { readonly plan: AmortisationPlan }) {
  const t = useText()
  const progress = planProgress(plan.rows)
  const last = progress.at(-1)
  return (
    <LineChart
      title={t('planChart')}
      description={t('planChartEnd', {
        n: last?.month ?? '',
        capital: formatMoneyOrZero(last?.capital ?? 0),
        interest: formatMoneyOrZero(last?.interest ?? 0),
      })}
      lines={[
        {
          name: t('planChartCapital'),
          points: progress.map(({ month, capital }) => [month, capital]),
        },
        {
          name: t('planChartInterest'),
          points: progress.map(({ month, interest }) => [month, interest]),
        },
      ]}
      formatX={(n) => t('planChartMonth', { n })}
      formatY={formatEuros}
    />
  )
}
