import { capitalized } from '../../core/values/texts.ts'
import type { ContainedLine } from '../../core/offer/price-lines.ts'
import { formatDate, formatEuros, formatSurcharge } from '../../core/formats/format.ts'
import { formatValue } from '../../core/formats/format-value.ts'
import type { Translate } from '../../core/formats/translate.ts'

/** The labels of a last day, and those once it is over. */
const ENDED = {
  campaignEnd: 'campaignEnded',
  ledgerCampaignUntil: 'ledgerCampaignEnded',
  ledgerValidUntil: 'ledgerExpired',
} as const

/**
 * Until when a price or a campaign is valid, or when it ended: its figures have to be confirmed then. '' without a date.
 * @param day ISO date, with or without a time.
 * @param today ISO date.
 */
export function lastDayText(
  t: Translate,
  label: keyof typeof ENDED,
  day: string | null,
  today: string,
): string {
  const date = formatDate(day)
  return date && t((day ?? '') < today ? ENDED[label] : label, { date })
}

/**
 * Name and amount of what a price contains, to the cent. Without an amount, VAT has its rate as value; null is unknown.
 * @param today ISO date.
 */
export function containedWords(
  t: Translate,
  { part, cents, percent, until }: ContainedLine,
  today: string,
): { readonly label: string; readonly value: string | null } {
  const format = part === 'campaign' ? formatSurcharge : formatEuros
  const value = cents === null ? null : format(cents / 100)
  if (part === 'campaign') {
    const label = lastDayText(t, 'ledgerCampaignUntil', until ?? null, today) || t('ledgerCampaign')
    return { label, value }
  }
  if (part === 'vat') {
    const rate = percent === undefined ? null : formatValue(percent, 'percent', 0, 2)
    const label = rate !== null && value !== null ? t('ledgerVatRate', { rate }) : t('ledgerVat')
    return { label, value: value ?? rate }
  }
  return { label: t(`ledger${capitalized(part)}`), value }
}
