import { addEuros } from '../../core/values/cents.ts'
import type { FinancingOption } from './credit-plan.ts'
import { formatMoney, formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'

/** Which credit type costs less per month and which in total, in one sentence. Null unless both are known to differ. */
export function optionsInWords(t: Translate, options: readonly FinancingOption[]): string | null {
  const perMonth = lowest(options, 'monthlyPayment')
  const inTotal = lowest(options, 'mtic')
  if (!perMonth || !inTotal) return null
  const nameOf = ({ creditType, quote }: FinancingOption): string =>
    `${t(CREDIT_NAMES[creditType])} (${t('months', { n: formatNumber(quote.nrPayments) })})`
  return t(perMonth.option === inTotal.option ? 'optionsBoth' : 'optionsEach', {
    one: nameOf(perMonth.option),
    rent: formatMoney(perMonth.less),
    other: nameOf(inTotal.option),
    mtic: formatMoney(inTotal.less),
  })
}

/** The option with the lower figure of two, and by how much. */
function lowest([one, other]: readonly FinancingOption[], figure: 'monthlyPayment' | 'mtic') {
  const [a, b] = [one?.quote[figure] ?? null, other?.quote[figure] ?? null]
  if (!one || !other || a === null || b === null || a === b) return null
  return { option: a < b ? one : other, less: Math.abs(addEuros(a, -b)) }
}
