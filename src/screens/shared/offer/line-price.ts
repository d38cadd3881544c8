import type { SummaryLine } from '../../../domain/steps/summary.ts'
import { formatPrice } from '../../../labels/format.ts'
import type { Translate } from '../../../labels/translate.ts'
import { CHOICE_LABELS } from '../step-labels.ts'

/** '39 400 €' for engine and version, '750 € + IVA' for colours, 'Incluída' without surcharge (spec §2). */
export function linePrice(
  t: Translate,
  { kind, name, price, hasVatSuffix }: SummaryLine,
): string | null {
  if (name === null) return null
  const amount = formatPrice(price)
  if (!amount) return t(CHOICE_LABELS[kind].included)
  return hasVatSuffix ? amount.replace('€', t('euroVat')) : amount
}
