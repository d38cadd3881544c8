import { fuelOf, hasElectricShare, type Energy, type Usage } from './energy.ts'
import type { CostInput, RunningCost } from './running-cost.ts'
import type { Percent } from '../../core/values/units.ts'
import { capitalise } from '../../core/formats/capitalise.ts'
import { formatDate } from '../../core/formats/format-date.ts'
import { formatMoneyOrZero } from '../../core/formats/format-money.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import { formatValue } from '../../core/formats/format-value.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { Accordion, Fold } from '../../ui/primitives/accordion.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { CostSection, Remark } from './cost-layout.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { amountText, lineRows, energyFormula, listItems, priceSource } from './cost-words.ts'

interface CostBreakdownProps {
  readonly cost: RunningCost
  readonly car: CostInput
  readonly usage: Usage
}

/** The lines of the total, what they are based on, and the calculation. */
export function CostBreakdown({ cost, car, usage }: CostBreakdownProps) {
  const t = useText()
  const engine = useSelect((state) => selectItem(state, 'engine')?.name ?? '')
  const offer = useSelect(selectOffer)
  const stated = cost.lines.map(({ item }) => item).filter((item) => !isOwn(item))
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
        <Remark>{notes.join(' ')}</Remark>
        {annualCosts && stated.length > 0 && (
          <Remark>
            {t('costAnnualSource', {
              items: capitalise(listItems(t, stated)),
              source: annualCosts.source,
              date: formatDate(annualCosts.date) || annualCosts.date,
            })}
          </Remark>
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
          <Remark key={part.energy}>{priceSource(t, part)}</Remark>
        ))}
        <Remark>
          {t(hasElectricShare(car.engine) ? 'costWltpPlugIn' : 'costWltp', { engine })}
        </Remark>
        <Accordion>
          <Fold title={t('costFormula')}>
            <CostFormula cost={cost} car={car} usage={usage} />
          </Fold>
        </Accordion>
      </CostSection>
    </>
  )
}

const isOwn = (item: RunningCost['lines'][number]['item']): boolean =>
  item === 'monthlyPayment' || item === 'energy'

/** The calculation, line by line, with the figures on screen. */
function CostFormula({ cost, car, usage }: CostBreakdownProps) {
  const t = useText()
  const { parts } = cost.energy
  const year = formatMoneyOrZero(cost.energyPerYear)
  const energy = cost.lines.find(({ item }) => item === 'energy')
  const sum = energyFormula(t, parts)
  return (
    <div className="cost-formula">
      {[
        ...useShareFormula(car, usage),
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

/** How the consumption of a plug-in hybrid follows from the share driven electrically. */
function useShareFormula({ engine }: CostInput, usage: Usage): readonly string[] {
  const t = useText()
  const { emptyBattery = null, electricMode = null } = engine.plugIn ?? {}
  const fuel = fuelOf(engine.fuel)
  if (emptyBattery === null || electricMode === null || !fuel || !hasElectricShare(engine))
    return []
  const line = (
    key: 'costFormulaFuel' | 'costFormulaElectric',
    energy: Energy,
    figure: number,
    share: Percent,
  ): string =>
    t(key, {
      figure: amountText(t, energy, figure),
      share: formatValue(share, 'percent', 0),
      amount: amountText(t, energy, (figure * share) / 100),
    })
  return [
    line('costFormulaFuel', fuel, emptyBattery, 100 - usage.electricShare),
    line('costFormulaElectric', 'homeCharging', electricMode, usage.electricShare),
  ]
}
