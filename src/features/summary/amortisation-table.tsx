import { useEffect, useRef, useState } from 'react'
import {
  type AmortisationPlan,
  type FinancingOption,
  type PlanRow,
  planProgress,
  planYears,
  ROW_AMOUNTS,
} from './credit-plan.ts'
import { capitalized } from '../../core/values/texts.ts'
import { addEuros } from '../../core/values/units.ts'
import { formatEuros, formatMoneyOrZero } from '../../core/formats/format.ts'
import { selectKeyed } from '../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadPlan, planKey } from './financing-options.ts'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { CreditTable } from '../../ui/primitives/credit-table.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import { LoadState } from '../../ui/states/list-state.tsx'

/** By year, as many as a phone has room for. */
const YEARLY = ['payment', 'interestAndStamp', 'capital', 'closing'] as const

/** The repayment plan of a financing option, by year or payment by payment, with totals. */
export function AmortisationTable({ option }: { readonly option: FinancingOption }) {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect((state) => planKey(state, option))
  const load = useSelect((state) => selectKeyed(state, 'plan', key))
  const title = t('amortisationOf', { type: t(CREDIT_NAMES[option.creditType]) })
  const top = useRef<HTMLDivElement>(null)
  const isLoaded = load?.status === 'ready'
  useEffect(() => loadPlan(store, option), [key, option, store])
  // The plan opens below the comparison, where it could be out of view. Again once there is something to scroll to.
  useEffect(() => {
    top.current?.scrollIntoView({ behavior: 'instant' })
  }, [option, isLoaded])
  if (key === null) return null
  return (
    <div ref={top}>
      <h3>{title}</h3>
      <LoadState load={load} failedLabel="failedPlan" onRetry={() => loadPlan(store, option)}>
        {(plan) => <Plan title={title} plan={plan} />}
      </LoadState>
    </div>
  )
}

function Plan({ title, plan }: { readonly title: string; readonly plan: AmortisationPlan }) {
  const t = useText()
  const [isMonthly, setIsMonthly] = useState(false)
  const { interest, stamp, capital, initialExpenses, postExpenses, mtic } = plan.totals
  const progress = planProgress(plan.rows)
  const last = progress.at(-1)
  const rows = isMonthly ? plan.rows : planYears(plan.rows)
  const columns = isMonthly ? ROW_AMOUNTS : YEARLY
  const cellsOf = (row: Partial<PlanRow>) =>
    columns.map((column) => {
      const amount =
        column === 'interestAndStamp'
          ? addEuros(row.interest ?? null, row.stamp ?? null)
          : row[column]
      return (
        <td key={column} translate="no">
          {amount === undefined ? '—' : formatMoneyOrZero(amount)}
        </td>
      )
    })
  return (
    <>
      <LineChart
        title={t('planChart')}
        description={t('planChartEnd', {
          n: last?.month ?? '',
          capital: formatMoneyOrZero(last?.capital ?? 0),
          interest: formatMoneyOrZero(last?.interest ?? 0),
        })}
        lines={(['capital', 'interest'] as const).map((part) => ({
          name: t(`planChart${capitalized(part)}`),
          points: progress.map((paid) => [paid.month, paid[part]]),
        }))}
        formatX={(n) => t('planChartMonth', { n })}
        formatY={formatEuros}
      />
      <TextButton onClick={() => setIsMonthly((is) => !is)}>
        {t(isMonthly ? 'planByYear' : 'planByMonth')}
      </TextButton>
      <CreditTable label={title} isLong>
        <thead>
          <tr>
            <th scope="col">{t(isMonthly ? 'planMonth' : 'planYear')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`plan${capitalized(column)}`)}
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
              {cellsOf(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('planTotal')}</th>
            {cellsOf({ payment: addEuros(interest, stamp, capital), interest, stamp, capital })}
          </tr>
        </tfoot>
      </CreditTable>
      <p>
        {t('planSum', {
          interest: formatMoneyOrZero(interest),
          stamp: formatMoneyOrZero(stamp),
          capital: formatMoneyOrZero(capital),
          initial: formatMoneyOrZero(initialExpenses),
          post: formatMoneyOrZero(postExpenses),
          mtic: formatMoneyOrZero(mtic),
        })}
      </p>
    </>
  )
}
