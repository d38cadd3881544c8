import {
  isElectricity,
  type Energy,
  type EnergyPart,
  type Gap,
  type CostItem,
  type RunningCost,
} from './running-cost.ts'
import { capitalise } from '../../core/values/texts.ts'
import {
  formatDate,
  formatMoneyOrZero,
  formatNumber,
  formatList,
} from '../../core/formats/format.ts'
import { formatValue } from '../../core/formats/format-value.ts'
import type { LabelKey } from '../../labels/labels.ts'
import type { Row } from '../../ui/primitives/rows.tsx'
import type { Translate } from '../../core/formats/translate.ts'
import { addTexts } from '../../labels/texts.ts'
import { runningCostLabels } from './labels.pt-PT.ts'

addTexts(runningCostLabels)

const ITEM_LABELS = {
  monthlyPayment: 'costInstalment',
  energy: 'costEnergy',
  roadTax: 'costRoadTax',
  insurance: 'costInsurance',
  maintenance: 'costMaintenance',
} as const satisfies Readonly<Record<CostItem, LabelKey>>

const ENERGY_LABELS = {
  petrol: 'energyPetrol',
  diesel: 'energyDiesel',
  homeCharging: 'energyHome',
  publicCharging: 'energyPublic',
} as const satisfies Readonly<Record<Energy, LabelKey>>

/** 'mensalidade, energia e IUC'. */
export function listItems(t: Translate, items: readonly CostItem[]): string {
  return formatList(items.map((item) => t(ITEM_LABELS[item])))
}

/** What each item costs per month. */
export function lineRows(t: Translate, lines: RunningCost['lines']): readonly Row[] {
  return lines.map(({ item, perMonth }) => ({
    label: capitalise(t(ITEM_LABELS[item])),
    value: formatMoneyOrZero(perMonth),
  }))
}

/** Why a sum cannot be given. */
export function gapText(t: Translate, gap: Gap): string {
  if (gap.kind === 'fuel') return t('costNoFuel', { fuel: gap.fuel ?? '—' })
  if (gap.kind === 'price') return t('costNoPrice', { energy: t(ENERGY_LABELS[gap.energy]) })
  return t(gap.kind === 'consumption' ? 'costNoConsumption' : 'costNoInstalment')
}

/** '1,729 €/l': a price of energy has three decimals where it needs them. */
function unitPrice(t: Translate, { energy, price }: EnergyPart): string {
  const text = formatValue(price.price, 'euros', 2, 3)
  return t(isElectricity(energy) ? 'perKwh' : 'perLitre', { price: text })
}

/** '6,1 l/100 km' or '15,1 kWh/100 km'. */
export function amountText(t: Translate, energy: Energy, amount: number): string {
  return t(isElectricity(energy) ? 'kwhPer100Km' : 'litresPer100Km', { n: formatNumber(amount) })
}

/** '3,15 l/100 km × 1,729 €/l + 9,8 kWh/100 km × 0,162 €/kWh'. */
export function energyFormula(t: Translate, parts: readonly EnergyPart[]): string {
  return parts
    .map((part) => `${amountText(t, part.energy, part.amount)} × ${unitPrice(t, part)}`)
    .join(' + ')
}

/** 'Gasolina: 1,729 €/l. Fonte: DGEG, 16/11/2026.' */
export function priceSource(t: Translate, part: EnergyPart): string {
  const { date, source } = part.price
  return t('costPriceSource', {
    energy: capitalise(t(ENERGY_LABELS[part.energy])),
    price: unitPrice(t, part),
    source,
    date: formatDate(date) || date,
  })
}
