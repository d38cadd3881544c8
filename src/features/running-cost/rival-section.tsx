import { useEffect, useState } from 'react'
import type { EnergyPrices, Usage } from './energy.ts'
import type { CostInput } from './running-cost.ts'
import type { Id } from '../../core/values/units.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { withVersionWltp, annualCostsOf, loadRival, selectRivalLoad } from './running-cost-state.ts'
import { SelectField } from '../../ui/form/field.tsx'
import { CostSection, Remark } from './cost-layout.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { CostComparison } from './cost-comparison.tsx'

interface RivalSectionProps {
  readonly car: CostInput
  readonly prices: EnergyPrices
  readonly usage: Usage
}

/** Compares the configuration with another version of the model, financed on the same terms. */
export function RivalSection(props: RivalSectionProps) {
  const t = useText()
  const [rivalId, setRivalId] = useState<Id | null>(null)
  const currentId = useSelect((state) => selectItem(state, 'version')?.id ?? null)
  const versions = useVersionNames()
  if (versions.length < 2) return null
  return (
    <CostSection title={t('costCompare')}>
      <SelectField
        label={t('costCompareLabel')}
        placeholder={t('costCompareChoose')}
        options={versions.filter(({ id }) => id !== currentId)}
        value={rivalId ?? ''}
        onChange={(event) => setRivalId(event.target.value || null)}
      />
      {rivalId !== null && (
        <Rival
          {...props}
          rivalId={rivalId}
          names={[currentId, rivalId].map(
            (id) => versions.find((version) => version.id === id)?.name ?? '',
          )}
        />
      )}
    </CostSection>
  )
}

interface RivalProps extends RivalSectionProps {
  readonly rivalId: Id
  readonly names: readonly string[]
}

function Rival({ car, prices, usage, rivalId, names }: RivalProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const offer = useSelect(selectOffer)
  const load = useSelect((state) => selectRivalLoad(state, rivalId))
  const version = useSelect(
    (state) => selectLoad(state, 'versions').data?.find(({ id }) => id === rivalId) ?? null,
  )
  const engine = useSelect((state) =>
    selectLoad(state, 'engines').data?.find(({ id }) => id === version?.engineId),
  )
  const annualCosts = useSelect((state) => annualCostsOf(state, state.configuration.modelId))
  const isAskable = load !== null
  useEffect(() => {
    if (isAskable) loadRival(store, rivalId)
  }, [isAskable, store, rivalId, offer])
  if (!load || !engine || !offer) return <p role="status">{t('costCompareFailed')}</p>
  return (
    <LoadState load={load} failedLabel="failedRival" onRetry={() => loadRival(store, rivalId)}>
      {({ monthlyPayment }) => (
        <>
          <CostComparison
            cars={[
              { ...car, name: names[0] ?? '' },
              {
                engine: withVersionWltp(engine, version),
                annualCosts,
                monthlyPayment,
                name: names[1] ?? '',
              },
            ]}
            prices={prices}
            usage={usage}
          />
          <Remark>
            {t('costCompareTerms', {
              entry: formatMoney(offer.downPayment),
              n: formatNumber(offer.nrPayments),
            })}
          </Remark>
        </>
      )}
    </LoadState>
  )
}

/** Every version of the model by the names of its engine and its own. */
function useVersionNames(): readonly { readonly id: Id; readonly name: string }[] {
  const engines = useSelect((state) => selectLoad(state, 'engines').data)
  const versions = useSelect((state) => selectLoad(state, 'versions').data)
  return (versions ?? []).map(({ id, engineId, name }) => {
    const engine = engines?.find((item) => item.id === engineId)
    return { id, name: [engine?.name, name].filter(Boolean).join(' ') }
  })
}
