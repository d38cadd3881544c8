import { useDeferredValue } from 'react'
import { hasElectricShare, isPlugIn } from '../../domain/running-cost/energy.ts'
import { useSelect } from '../../store/context.tsx'
import { selectUsage } from '../../store/running-cost/running-cost.ts'
import { CostSection } from '../../ui/running-cost/cost-layout.tsx'
import { CostComparison } from '../running-cost/cost-comparison.tsx'
import { UsageSliders } from '../running-cost/usage-sliders.tsx'
import { useEnergyPrices, useRunningCostActions } from '../running-cost/use-running-cost.tsx'
import { useText } from '../shared/use-text.tsx'
import { PairSwitch, type Pair } from './pair-switch.tsx'
import type { ComparedCar } from './use-compared-builds.tsx'

interface ComparedCostsProps {
  readonly cars: readonly ComparedCar[]
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** From how many kilometres per year which of two cars costs less. Nothing if the site states no energy prices. */
export function ComparedCosts({ cars, pair, onPair }: ComparedCostsProps) {
  const t = useText()
  const { changeUsage } = useRunningCostActions()
  const prices = useEnergyPrices()
  const usage = useSelect(selectUsage)
  const applied = useDeferredValue(usage)
  const [first, second] = pair.map((index) => cars[index])
  if (!prices || !first || !second) return null
  const engines = [first.engine, second.engine]
  // The sliders of a car that is charged include those of one that is not.
  const engine =
    engines.find(hasElectricShare) ??
    engines.find((each) => each.isElectric || isPlugIn(each)) ??
    first.engine
  return (
    <section className="compared-costs">
      <h2>{t('costTitle')}</h2>
      {cars.length > 2 && <PairSwitch pair={pair} onChange={onPair} />}
      <UsageSliders engine={engine} prices={prices} usage={usage} onChange={changeUsage} />
      <CostSection>
        <CostComparison cars={[first, second]} prices={prices} usage={applied} />
      </CostSection>
    </section>
  )
}
