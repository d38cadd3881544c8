import { PLACES } from '../../domain/figures/figures.ts'
import type { Translate } from '../../labels/translate.ts'
import type { ShownOffer } from '../../store/offer/offer.ts'
import type { Row } from '../../ui/primitives/rows.tsx'
import { creditFigures } from '../shared/offer/offer-words.ts'

/**
 * The result panel's rows (spec §2): dashes until the figures are loaded, and the last payment only if there is a
 * residual value.
 */
export function simulationRows(t: Translate, shown: ShownOffer, isReady: boolean): readonly Row[] {
  const rows = creditFigures(t, PLACES.result, shown, isReady ? null : shown.creditType)
  return rows.map(({ label, value }) => ({ label, value: isReady ? value : null }))
}
