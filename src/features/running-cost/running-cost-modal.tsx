import { useDeferredValue } from 'react'
import type { EnergyPrices } from './energy.ts'
import { runningCost, type CostInput } from './running-cost.ts'
import { formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectUsage } from './running-cost-state.ts'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import costCss from './running-cost.css?inline'
import { useText } from '../../ui/text/use-text.tsx'
import { CostBreakdown } from './cost-breakdown.tsx'
import { ComparedVersionSection } from './compared-version.tsx'
import { NoSum } from './cost-layout.tsx'
import { UsageSliders } from './usage-sliders.tsx'
import { useEnergyPrices, useCostInput } from './use-running-cost.tsx'

/** What the configuration costs per month, with its use, the calculation, and a comparison with another version. */
export function RunningCostModal() {
  const t = useText()
  const prices = useEnergyPrices()
  const car = useCostInput()
  return (
    <StoreModal title={t('costTitle')}>
      {prices && car && <Cost prices={prices} car={car} />}
    </StoreModal>
  )
}

function Cost({ prices, car }: { readonly prices: EnergyPrices; readonly car: CostInput }) {
  useStyles(costCss)
  const t = useText()
  const usage = useSelect(selectUsage)
  // The sliders respond at once, the figures and the chart follow.
  const applied = useDeferredValue(usage)
  const { value, gap } = runningCost(car, prices, applied)
  return (
    <>
      {/* Stays in view while sliders below it are moved. */}
      <div className="between cost-total" role="status">
        <span>{t('costMonthly')}</span>
        {value ? (
          <span>
            <b translate="no">{formatMoneyOrZero(value.total)}</b>
            <small>{t('perMonth')}</small>
          </span>
        ) : (
          <NoSum gap={gap} />
        )}
      </div>
      <UsageSliders engine={car.engine} prices={prices} />
      {value && <CostBreakdown cost={value} car={car} usage={applied} />}
      <ComparedVersionSection car={car} prices={prices} usage={applied} />
    </>
  )
}
