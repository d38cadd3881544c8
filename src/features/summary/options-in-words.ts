import { addEuros } from '../../core/values/cents.ts'
import { formatList } from '../../core/formats/format-list.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'
import type { FinancingOption } from './credit-plan.ts'

/**
 * Which of two credit types costs less per month and which in total, in one sentence. Each is named with its term and its
 * last payment, without which its monthly payment misleads. Null unless both costs are known to differ.
 */
export function optionsInWords(t: Translate, options: readonly FinancingOption[]): string | null {
  const [perMonth, rent] = compared(options, 'monthlyPayment')
  const [inTotal, mtic] = compared(options, 'mtic')
  const [first, last] = perMonth
  if (!first || !last || !inTotal[0]) return null
  return t(first === inTotal[0] ? 'optionsBoth' : 'optionsEach', {
    one: withTerms(t, first),
    rent: formatMoney(rent),
    other: withTerms(t, last),
    mtic: formatMoney(mtic),
  })
}

/** The option with the lower figure of two before the other one, and by how much. Nothing unless they are known to differ. */
function compared([one, other]: readonly FinancingOption[], figure: 'monthlyPayment' | 'mtic') {
  const [a, b] = [one?.quote[figure] ?? null, other?.quote[figure] ?? null]
  if (!one || !other || a === null || b === null || a === b) return [[], null] as const
  return [a < b ? [one, other] : [other, one], Math.abs(addEuros(a, -b))] as const
}

/** 'Open Drive (60 meses e última prestação de 15 246,00 €)', as far as it is known. */
function withTerms(t: Translate, { creditType, quote }: FinancingOption): string {
  const n = formatNumber(quote.nrPayments)
  const last = formatMoney(quote.lastPayment)
  const terms = [n && t('months', { n }), last && t('optionsLast', { last })].filter(Boolean)
  const name = t(CREDIT_NAMES[creditType])
  return terms.length > 0 ? `${name} (${formatList(terms)})` : name
}
