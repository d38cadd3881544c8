import type { Energy, EnergyPart, Gap } from '../../domain/running-cost/energy.ts'
import type { CostItem } from '../../domain/running-cost/running-cost.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { formatDate } from '../../labels/format-date.ts'
import { formatNumber } from '../../labels/format.ts'
import { formatValue } from '../../labels/format-value.ts'
import { formatList } from '../../labels/format-list.ts'
import type { LabelKey } from '../../labels/labels.ts'
import type { Translate } from '../../labels/translate.ts'

export const ITEM_LABELS = {
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

const isElectricity = (energy: Energy): boolean => energy.endsWith('Charging')

/** 'mensalidade, energia e IUC'. */
export function listItems(t: Translate, items: readonly CostItem[]): string {
  return formatList(items.map((item) => t(ITEM_LABELS[item])))
}

/** Why a sum cannot be given. */
export function gapText(t: Translate, gap: Gap): string {
  switch (gap.kind) {
    case 'consumption':
      return t('costNoConsumption')
    case 'fuel':
      return t('costNoFuel', { fuel: gap.fuel ?? '—' })
    case 'price':
      return t('costNoPrice', { energy: t(ENERGY_LABELS[gap.energy]) })
    case 'monthlyPayment':
      return t('costNoInstalment')
  }
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
