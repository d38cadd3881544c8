import { capitalized } from '../domain/capitalized.ts'
import type { ContainedAmount } from '../domain/financing/price-lines.ts'
import { formatDate } from './format-date.ts'
import { formatEuros, formatSurcharge } from './format-money.ts'
import { formatValue } from './format-value.ts'
import type { Translate } from './translate.ts'

/**
 * Name and amount of what a price contains, to the cent. Without an amount, VAT has its rate as value; null is unknown.
 */
export function containedWords(
  t: Translate,
  { part, euros, percent, until }: ContainedAmount,
): { readonly label: string; readonly value: string | null } {
  const format = part === 'campaign' ? formatSurcharge : formatEuros
  const value = euros === null ? null : format(euros)
  if (part === 'campaign') {
    const date = formatDate(until ?? null)
    return { label: date ? t('ledgerCampaignUntil', { date }) : t('ledgerCampaign'), value }
  }
  if (part === 'vat') {
    const rate = percent === undefined ? null : formatValue(percent, 'percent', 0, 2)
    const label = rate !== null && value !== null ? t('ledgerVatRate', { rate }) : t('ledgerVat')
    return { label, value: value ?? rate }
  }
  return { label: t(`ledger${capitalized(part)}`), value }
}

/** The label of a price's last day, by ISO dates: a price whose last day is over is not presented as valid. */
export function validUntilLabel(
  validUntil: string,
  today: string,
): 'ledgerValidUntil' | 'ledgerExpired' {
  return validUntil < today ? 'ledgerExpired' : 'ledgerValidUntil'
}
