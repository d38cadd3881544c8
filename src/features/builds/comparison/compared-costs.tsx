import { useDeferredValue } from 'react'
import { hasElectricShare, isCharged } from '../../running-cost/energy.ts'
import { useSelect } from '../../../core/store/context.tsx'
import { selectUsage } from '../../running-cost/running-cost-state.ts'
import { CostSection } from '../../running-cost/cost-layout.tsx'
import { CostComparison } from '../../running-cost/cost-comparison.tsx'
import { UsageSliders } from '../../running-cost/usage-sliders.tsx'
import { useEnergyPrices } from '../../running-cost/use-running-cost.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import type { ComparedCar } from './use-compared-builds.tsx'
import { RadioPills } from '../../../ui/form/radio-pills.tsx'

interface ComparedCostsProps {
  readonly cars: readonly ComparedCar[]
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** From how many kilometres per year which of two cars costs less. Nothing if the site states no energy prices. */
export function ComparedCosts({ cars, pair, onPair }: ComparedCostsProps) {
  const t = useText()
  const prices = useEnergyPrices()
  const usage = useSelect(selectUsage)
  const applied = useDeferredValue(usage)
  const [first, second] = pair.map((index) => cars[index])
  if (!prices || !first || !second) return null
  const engines = [first.engine, second.engine]
  // The sliders of a car that is charged include those of one that is not.
  const engine = engines.find(hasElectricShare) ?? engines.find(isCharged) ?? first.engine
  return (
    <section className="stack compared-costs">
      <h2>{t('costTitle')}</h2>
      {cars.length > 2 && <PairSwitch name="costs-pair" pair={pair} onChange={onPair} />}
      <UsageSliders engine={engine} prices={prices} />
      <CostSection>
        <CostComparison cars={[first, second]} prices={prices} usage={applied} />
      </CostSection>
    </section>
  )
}

/** Indexes of two of three cars. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

export type Pair = (typeof PAIRS)[number]

interface PairSwitchProps {
  readonly name: string
  readonly pair: Pair
  readonly onChange: (pair: Pair) => void
}

/** Chooses two of three cars by their numbers. */
export function PairSwitch({ name, pair, onChange }: PairSwitchProps) {
  const t = useText()
  return (
    <div className="pairs">
      <RadioPills
        name={name}
        label={t('buildsComparePair')}
        options={PAIRS.map((each) => ({
          value: each.join(''),
          label: t('buildsComparePairOf', { one: each[0] + 1, other: each[1] + 1 }),
        }))}
        value={pair.join('')}
        onChange={(value) => onChange(PAIRS.find((each) => each.join('') === value) ?? pair)}
      />
    </div>
  )
}
