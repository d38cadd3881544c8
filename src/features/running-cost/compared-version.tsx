import { useEffect, useState } from 'react'
import type { Engine } from '../../core/catalogue/catalogue.ts'
import type { EnergyPrices, Usage } from './energy.ts'
import type { CostInput } from './running-cost.ts'
import type { Id } from '../../core/values/units.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import {
  withVersionWltp,
  loadComparedVersion,
  selectComparedVersion,
} from './running-cost-state.ts'
import { SelectField } from '../../ui/form/field.tsx'
import { CostSection, Remark } from './cost-layout.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { CostComparison } from './cost-comparison.tsx'

interface SectionProps {
  readonly car: CostInput
  readonly prices: EnergyPrices
  readonly usage: Usage
}

/** Compares the configuration with another version of the model, financed on the same terms. */
export function ComparedVersionSection(props: SectionProps) {
  const t = useText()
  const [comparedId, setComparedId] = useState<Id | null>(null)
  const currentId = useSelect((state) => selectItem(state, 'version')?.id ?? null)
  const engines = useSelect((state) => selectLoad(state, 'engines').data) ?? []
  const versions = useSelect((state) => selectLoad(state, 'versions').data) ?? []
  const options = versions.map((version) => {
    const engine = engines.find(({ id }) => id === version.engineId)
    return { ...version, engine, name: [engine?.name, version.name].filter(Boolean).join(' ') }
  })
  const compared = options.find(({ id }) => id === comparedId)
  if (versions.length < 2) return null
  return (
    <CostSection title={t('costCompare')}>
      <SelectField
        label={t('costCompareLabel')}
        placeholder={t('costCompareChoose')}
        options={options.filter(({ id }) => id !== currentId)}
        value={comparedId ?? ''}
        onChange={(event) => setComparedId(event.target.value || null)}
      />
      {comparedId !== null && (
        <ComparedVersion
          {...props}
          versionId={comparedId}
          engine={compared?.engine && withVersionWltp(compared.engine, compared)}
          names={[options.find(({ id }) => id === currentId)?.name ?? '', compared?.name ?? '']}
        />
      )}
    </CostSection>
  )
}

interface ComparedVersionProps extends SectionProps {
  readonly versionId: Id
  /** With the official values of the version. */
  readonly engine: Engine | undefined
  /** Of the configuration and of the other version. */
  readonly names: readonly [string, string]
}

function ComparedVersion(props: ComparedVersionProps) {
  const { car, prices, usage, versionId, engine, names } = props
  const t = useText()
  const store = useConfiguratorStore()
  const offer = useSelect(selectOffer)
  const load = useSelect((state) => selectComparedVersion(state, versionId))
  const canLoad = load !== null
  useEffect(() => {
    if (canLoad) loadComparedVersion(store, versionId)
  }, [canLoad, store, versionId, offer])
  if (!load || !engine || !offer) return <p role="status">{t('costCompareFailed')}</p>
  return (
    <LoadState
      load={load}
      failedLabel="failedRival"
      onRetry={() => loadComparedVersion(store, versionId)}
    >
      {({ monthlyPayment }) => (
        <>
          <CostComparison
            cars={[
              { ...car, name: names[0] },
              // Costs per year are stated for the model and its engines.
              { ...car, engine, monthlyPayment, name: names[1] },
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
