import { differenceTo } from '../../../domain/catalogue/ladder.ts'
import type { Offer } from '../../../domain/catalogue/catalogue.ts'
import { formatSurcharge } from '../../../labels/format-money.ts'
import type { Translate } from '../../../labels/translate.ts'

/** '+ 2 500 €, + 27,49 €/mês', and what that is compared with. Null without an item below. */
export function differenceText(
  t: Translate,
  item: Offer,
  below: (Offer & { readonly name: string }) | null,
): { readonly text: string; readonly price: string; readonly to: string } | null {
  const difference = differenceTo(below, item)
  if (!below || !difference) return null
  const price = formatSurcharge(difference.price)
  const payment = formatSurcharge(difference.monthlyPayment)
  const text = payment ? t('differencePerMonth', { price, payment }) : price
  return { text, price, to: t('differenceTo', { name: below.name }) }
}
