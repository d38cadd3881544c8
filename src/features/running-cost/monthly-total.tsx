import { useMemo } from 'react'
import { runningCost } from './running-cost.ts'
import { capitalise } from '../../core/values/texts.ts'
import { formatNumber, formatPrice } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectUsage, useEnergyPrices, useCostInput } from './running-cost-state.tsx'
import { Disclosure } from '../../ui/primitives/accordion.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { lineRows, gapText, listItems } from './cost-words.ts'
import { UsageSliders } from './usage-sliders.tsx'

/** 'Por mês, tudo somado', what it contains or why there is none, and the buyer's use of the car. Nothing if the site states no energy prices. */
export function MonthlyTotal() {
  const t = useText()
  const actions = useConfiguratorStore().actions
  const prices = useEnergyPrices()
  const car = useCostInput()
  const usage = useSelect(selectUsage)
  const cost = useMemo(() => prices && car && runningCost(car, prices, usage), [prices, car, usage])
  const isQuoted = useSelect(selectOffer)?.isPending === false
  const isPending = useSelect(({ site }) => site.backOffice?.status === 'loading')
  if (!prices && !isPending) return null
  const sum = cost?.value
  const items = listItems(t, sum?.lines.map(({ item }) => item) ?? [])
  const total = isQuoted && sum && t('costAbout', { price: formatPrice(sum.total) })
  const km = t('kmValue', { n: formatNumber(usage.kmPerYear) })
  const gap = isQuoted && cost?.gap && capitalise(gapText(t, cost.gap))
  return (
    <Disclosure title={t('costMonthly')} value={(total && `${total} (${items})`) || gap || '—'}>
      {cost && !gap && <p>{capitalise(t('costDistance', { km }))}</p>}
      {total && (
        <>
          <Rows items={lineRows(t, sum.lines)} />
          <Rows className="rows sum" items={[{ label: t('costMonthly'), value: total }]} />
        </>
      )}
      {prices && car && <UsageSliders engine={car.engine} prices={prices} />}
      <TextButton onClick={() => actions.openModal({ kind: 'running-cost' })}>
        {t('costOpen')}
      </TextButton>
    </Disclosure>
  )
}
