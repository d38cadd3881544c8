import { PLACES } from '../../../domain/figures/figures.ts'
import type { CreditFigures } from '../../../domain/financing/quote.ts'
import type { Euros } from '../../../domain/units.ts'
import type { Translate } from '../../../labels/translate.ts'
import type { Row } from '../../../ui/primitives/rows.tsx'
import { figureList } from './offer-words.ts'

/** The figures of a credit that are known (spec §9). Open Drive has no fee with the last payment. */
export function exampleRows(
  t: Translate,
  credit: CreditFigures,
  fee: Euros | null,
): readonly Row[] {
  const postExpenses = credit.creditType === 'CREDIT' ? fee : null
  const figures = figureList(t, PLACES.example, { ...credit, postExpenses })
  return figures.filter(({ value }) => value !== null)
}
