import { useDeferredValue, useEffect, useState } from 'react'
import {
  fuelOf,
  hasElectricShare,
  type EnergyPrices,
  type Usage,
  runningCost,
  type CostInput,
  type RunningCost,
} from './running-cost.ts'
import { ANNUAL_COSTS } from '../../core/catalogue/read-model-intros.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { capitalise } from '../../core/values/texts.ts'
import {
  formatDate,
  formatMoneyOrZero,
  formatMoney,
  formatPrice,
  formatNumber,
} from '../../core/formats/format.ts'
import { formatValue } from '../../core/formats/format-value.ts'
import { comparedQuote, loadComparedQuotes } from '../../core/offer/compared-quotes.ts'
import { selectOffer } from '../../core/offer/pricing.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { Id } from '../../core/values/units.ts'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { Accordion, Disclosure } from '../../ui/primitives/accordion.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { LoadState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CostComparison, CostSection, NoSum } from './cost-comparison.tsx'
import { amountText, lineRows, energyFormula, listItems, priceSource } from './cost-words.ts'
import {
  selectComparedTerms,
  selectUsage,
  withVersionWltp,
  useEnergyPrices,
  useCostInput,
} from './running-cost-state.tsx'
import { UsageSliders } from './usage-sliders.tsx'

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
  const t = useText()
  const usage = useSelect(selectUsage)
  // The sliders respond at once, the figures and the chart follow.
  const applied = useDeferredValue(usage)
  const { value, gap } = runningCost(car, prices, applied)
  return (
    <>
      {/* Stays in view while sliders below it are moved. */}
      <div className="between lined cost-total" role="status">
        <span>{t('costMonthly')}</span>
        {value ? <b>{t('costAbout', { price: formatPrice(value.total) })}</b> : <NoSum gap={gap} />}
      </div>
      <UsageSliders engine={car.engine} prices={prices} />
      {value && <CostBreakdown cost={value} car={car} usage={applied} />}
      <ComparedVersion car={car} prices={prices} usage={applied} />
    </>
  )
}

interface CostBreakdownProps {
  readonly cost: RunningCost
  readonly car: CostInput
  readonly usage: Usage
}

/** The lines of the total, what they are based on, and the calculation. */
function CostBreakdown({ cost, car, usage }: CostBreakdownProps) {
  const t = useText()
  const engine = useSelect((state) => selectItem(state, 'engine')?.name ?? '')
  const offer = useSelect(selectOffer)
  const stated = ANNUAL_COSTS.filter((item) => !cost.excluded.includes(item))
  const { annualCosts } = car
  const entry = formatMoney(offer?.downPayment ?? null)
  const last = formatMoney(offer?.lastPayment ?? null)
  const notes = [
    cost.excluded.length > 0 && t('costExcluded', { items: listItems(t, cost.excluded) }),
    entry && t('costEntry', { entry }),
    last && t('costLastPayment', { last }),
  ].filter(Boolean)
  return (
    <>
      <CostSection title={t('costParts')}>
        <Rows items={lineRows(t, cost.lines)} />
        <p className="quiet">{notes.join(' ')}</p>
        {annualCosts && stated.length > 0 && (
          <p className="quiet">
            {t('costAnnualSource', {
              items: capitalise(listItems(t, stated)),
              source: annualCosts.source,
              date: formatDate(annualCosts.date) || annualCosts.date,
            })}
          </p>
        )}
      </CostSection>
      <CostSection title={capitalise(t('costEnergy'))}>
        <Rows
          items={[
            { label: t('costPer100Km'), value: formatMoneyOrZero(cost.energyPer100Km) },
            { label: t('costPerYear'), value: formatMoneyOrZero(cost.energyPerYear) },
          ]}
        />
        {cost.energy.parts.map((part) => (
          <p key={part.energy} className="quiet">
            {priceSource(t, part)}
          </p>
        ))}
        <p className="quiet">
          {t(hasElectricShare(car.engine) ? 'costWltpPlugIn' : 'costWltp', { engine })}
        </p>
        <Accordion>
          <Disclosure title={t('costFormula')}>
            <CostFormula cost={cost} car={car} usage={usage} />
          </Disclosure>
        </Accordion>
      </CostSection>
    </>
  )
}

/** The calculation, line by line, with the figures on screen. */
function CostFormula({ cost, car, usage }: CostBreakdownProps) {
  const t = useText()
  const { plugIn } = car.engine
  const fuel = fuelOf(car.engine.fuel)
  const { electricShare } = usage
  // How the consumption of a plug-in hybrid follows from the share driven electrically.
  const shares =
    fuel && hasElectricShare(car.engine)
      ? ([
          ['costFormulaFuel', fuel, plugIn?.emptyBattery ?? 0, 100 - electricShare],
          ['costFormulaElectric', 'homeCharging', plugIn?.electricMode ?? 0, electricShare],
        ] as const)
      : []
  const year = formatMoneyOrZero(cost.energyPerYear)
  const energy = cost.lines.find(({ item }) => item === 'energy')
  const sum = energyFormula(t, cost.energy.parts)
  return (
    <div className="stack">
      {[
        ...shares.map(([key, kind, figure, share]) =>
          t(key, {
            figure: amountText(t, kind, figure),
            share: formatValue(share, 'percent', 0),
            amount: amountText(t, kind, (figure * share) / 100),
          }),
        ),
        t('costFormulaEnergy', { sum, total: formatMoneyOrZero(cost.energyPer100Km) }),
        t('costFormulaYear', { sum, km: formatNumber(usage.kmPerYear), total: year }),
        t('costFormulaMonth', { year, month: formatMoneyOrZero(energy?.perMonth ?? 0) }),
        t('costFormulaTotal', {
          sum: cost.lines.map(({ perMonth }) => formatMoneyOrZero(perMonth)).join(' + '),
          total: formatMoneyOrZero(cost.total),
        }),
      ].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface ComparedVersionProps {
  readonly car: CostInput
  readonly prices: EnergyPrices
  readonly usage: Usage
}

/** Compares the configuration with another version of the model, financed on the same terms. */
function ComparedVersion({ car, prices, usage }: ComparedVersionProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const [comparedId, setComparedId] = useState<Id | null>(null)
  const currentId = useSelect((state) => selectItem(state, 'version')?.id)
  const engines = useSelect((state) => selectLoad(state, 'engines').data) ?? []
  const versions = useSelect((state) => selectLoad(state, 'versions').data) ?? []
  const terms = useSelect((state) => selectComparedTerms(state, comparedId))
  const quote = useSelect(({ site }) => terms && site[comparedQuote(terms)]) ?? null
  const load = (): void => loadComparedQuotes(store, terms ? [terms] : [])
  useEffect(load, [store, terms])
  if (versions.length < 2) return null
  const options = versions.map((version) => {
    const engine = engines.find(({ id }) => id === version.engineId)
    return { ...version, engine, name: [engine?.name, version.name].filter(Boolean).join(' ') }
  })
  const current = options.find(({ id }) => id === currentId)
  const compared = options.find(({ id }) => id === comparedId)
  const engine = compared?.engine && withVersionWltp(compared.engine, compared)
  return (
    <CostSection title={t('costCompare')}>
      <SelectField
        label={t('costCompareLabel')}
        placeholder={t('costCompareChoose')}
        options={options.filter((option) => option !== current)}
        value={comparedId ?? ''}
        onChange={(event) => setComparedId(event.target.value || null)}
      />
      {terms && engine ? (
        <LoadState load={quote} failedLabel="failedRival" onRetry={load}>
          {({ monthlyPayment }) => (
            <>
              <CostComparison
                cars={[
                  { ...car, name: current?.name ?? '' },
                  // Costs per year are stated for the model and its engines.
                  { ...car, engine, monthlyPayment, name: compared.name },
                ]}
                prices={prices}
                usage={usage}
              />
              <p className="quiet">
                {t('costCompareTerms', {
                  entry: formatMoney(terms.downPayment),
                  n: formatNumber(terms.nrPayments),
                })}
              </p>
            </>
          )}
        </LoadState>
      ) : (
        comparedId && <p role="status">{t('costCompareFailed')}</p>
      )}
    </CostSection>
  )
}
