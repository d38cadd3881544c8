import {
  hasElectricShare,
  hasHomeShare,
  isPlugIn,
  KM_PER_YEAR,
  type EnergyFigures,
  type EnergyPrices,
} from './running-cost.ts'
import { capitalized } from '../../core/values/texts.ts'
import { formatNumber } from '../../core/formats/format.ts'
import { formatValue } from '../../core/formats/format-value.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { changeUsage, selectUsage } from './running-cost-state.tsx'
import { RangeSlider } from '../../ui/form/range-slider.tsx'
import { CostSection } from './cost-comparison.tsx'
import { useText } from '../../ui/text/use-text.tsx'

interface UsageSlidersProps {
  readonly engine: EnergyFigures
  readonly prices: EnergyPrices
}

/** How the buyer uses the car: kilometres, and for a car that is charged, how it is charged and driven. */
export function UsageSliders({ engine, prices }: UsageSlidersProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const usage = useSelect(selectUsage)
  const { kmPerYear, electricShare, homeShare } = usage
  const shareSlider = (share: 'electricShare' | 'homeShare', text: string) => (
    <>
      <RangeSlider
        min={0}
        max={100}
        step={5}
        label={t(share)}
        typedLabel={t(`typed${capitalized(share)}`)}
        unit="%"
        value={usage[share]}
        format={(n) => formatValue(n, 'percent', 0)}
        nearestNote={t('nearestUsed')}
        onChange={(value) => changeUsage(store, { [share]: value })}
      />
      <p className="quiet">{text}</p>
    </>
  )
  return (
    <CostSection title={t('costUse')}>
      <RangeSlider
        {...KM_PER_YEAR}
        label={t('kmPerYear')}
        typedLabel={t('typedKm')}
        unit={t('kmUnit')}
        value={kmPerYear}
        format={(n) => t('kmValue', { n: formatNumber(n) })}
        nearestNote={t('nearestUsed')}
        onChange={(km) => changeUsage(store, { kmPerYear: km })}
      />
      {hasElectricShare(engine)
        ? shareSlider(
            'electricShare',
            t('electricShareText', { electric: electricShare, fuel: 100 - electricShare }),
          )
        : isPlugIn(engine) && <p className="quiet">{t('electricShareUnknown')}</p>}
      {hasHomeShare(engine, prices) &&
        shareSlider('homeShare', t('homeShareText', { home: homeShare, public: 100 - homeShare }))}
    </CostSection>
  )
}
