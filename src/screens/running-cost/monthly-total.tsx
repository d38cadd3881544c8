import { useMemo } from 'react'
import { runningCost } from '../../domain/running-cost/running-cost.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { formatMoneyOrZero } from '../../labels/format-money.ts'
import { formatNumber } from '../../labels/format.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectUsage } from '../../store/running-cost/running-cost.ts'
import { Fold } from '../../ui/primitives/accordion.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'
import { gapText, listItems } from './cost-words.ts'
import { UsageSliders } from './usage-sliders.tsx'
import { useEnergyPrices, useCostInput } from './use-running-cost.tsx'

/** 'Por mês, tudo somado', what it contains or why there is none, and the buyer's use of the car. Nothing if the site states no energy prices. */
export function MonthlyTotal() {
  const t = useText()
  const actions = useActions()
  const prices = useEnergyPrices()
  const car = useCostInput()
  const usage = useSelect(selectUsage)
  const cost = useMemo(() => prices && car && runningCost(car, prices, usage), [prices, car, usage])
  const isQuoted = useOffer()?.isPending === false
  const isPending = useSelect(({ site }) => site.backOffice?.status === 'loading')
  if (!prices && !isPending) return null
  const sum = cost?.value
  const items = listItems(t, sum?.lines.map(({ item }) => item) ?? [])
  const total = isQuoted && sum && `${formatMoneyOrZero(sum.total)}${t('perMonth')} (${items})`
  const km = t('kmValue', { n: formatNumber(usage.kmPerYear) })
  return (
    <Fold title={t('costMonthly')} value={total || '—'}>
      {cost && <p>{capitalise(cost.gap ? gapText(t, cost.gap) : t('costDistance', { km }))}</p>}
      {prices && car && <UsageSliders engine={car.engine} prices={prices} />}
      <TextButton onClick={() => actions.openModal({ kind: 'running-cost' })}>
        {t('costOpen')}
      </TextButton>
    </Fold>
  )
}
