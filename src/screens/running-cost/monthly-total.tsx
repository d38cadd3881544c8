import { useMemo, useState } from 'react'
import { runningCost } from '../../domain/running-cost/running-cost.ts'
import { formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatNumber } from '../../labels/format.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectUsage } from '../../store/running-cost/running-cost.ts'
import type { Figure } from '../../ui/primitives/figures.tsx'
import { useText } from '../shared/use-text.tsx'
import { gapText, listItems } from './cost-words.ts'
import { useEnergyPrices, useCostInput } from './use-running-cost.tsx'

/**
 * 'Por mês, tudo somado', next to the monthly payment. Empty if the site states no energy prices; while that is not known yet,
 * its space is reserved, so that nothing below moves.
 */
export function useMonthlyTotal(): readonly Figure[] {
  const t = useText()
  const actions = useActions()
  const { prices, cost } = useMonthlyCost()
  const hasBackOffice = useSelect(({ site }) => site.backOffice?.status === 'ready')
  const [isReserved] = useState(!hasBackOffice)
  const label = t('costMonthly')
  if (!cost)
    return prices || isReserved ? [{ name: 'running-cost reserved', label, value: null }] : []
  const { value } = cost
  return [
    {
      name: 'running-cost',
      label,
      value: value && formatMoneyOrZero(value.total),
      unit: t('perMonth'),
      infoLabel: t('costOpen'),
      onInfo: () => actions.openModal({ kind: 'running-cost' }),
    },
  ]
}

/** The running cost of the configuration. Null without energy prices or an engine. */
function useMonthlyCost() {
  const prices = useEnergyPrices()
  const car = useCostInput()
  const usage = useSelect(selectUsage)
  const cost = useMemo(() => prices && car && runningCost(car, prices, usage), [prices, car, usage])
  return { prices, usage, cost }
}

/** What the total contains, or why there is none. */
export function MonthlyTotalNote() {
  const t = useText()
  const { cost, usage } = useMonthlyCost()
  if (!cost) return null
  const { value, gap } = cost
  const km = t('kmValue', { n: formatNumber(usage.kmPerYear) })
  return (
    <p>
      {t('costMonthly')}:{' '}
      {gap
        ? gapText(t, gap)
        : t('costNote', {
            items: listItems(
              t,
              value.lines.map(({ item }) => item),
            ),
            km,
          })}
    </p>
  )
}
