import { isOption } from '../../core/configuration/choice-steps.ts'
import type { SummaryLine } from '../../core/configuration/summary.ts'
import { formatEuros, formatSurcharge } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { choiceLabels } from './offer-words.ts'

/** '36 900 €' for the engine, '+ 2 500 €' for the version, '+ 750 € + IVA' for colours, 'Incluída' for nothing (spec §2). */
export function linePrice(
  t: Translate,
  { kind, name, price, isAdded }: Omit<SummaryLine, 'chip'>,
): string | null {
  if (name === null) return null
  if (price === null) return '—'
  const amount = isAdded ? formatSurcharge(price) : price && formatEuros(price)
  if (!amount) return t(choiceLabels(kind).included)
  return isOption(kind) ? withVat(amount, t('euroVat')) : amount
}

/** The label stands for the sign; what follows the sign there follows the amount, wherever the language has its sign. */
function withVat(amount: string, label: string): string {
  return label.startsWith('€') ? amount + label.slice(1) : amount.replace('€', label)
}
