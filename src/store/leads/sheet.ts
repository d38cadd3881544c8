import type { SheetTerms } from '../../domain/lead-record.ts'
import type { State } from '../state.ts'
import { selectOffer } from '../financing/offer.ts'
import { selectChoices, selectVersion } from '../flow/selectors.ts'

/** The configuration whose sheet is to be made; null without a version. */
export function selectSheetTerms(state: State): SheetTerms | null {
  const version = selectVersion(state)
  const shown = selectOffer(state)
  if (!version || !shown) return null
  const { exteriorId, interiorId } = selectChoices(state)
  return {
    versionId: version.id,
    exteriorId,
    interiorId,
    creditType: shown.creditType,
    initialEntry: shown.initialEntry,
    nrPayments: shown.nrPayments,
  }
}

/** What a sheet was made for: another colour or simulation has no sheet yet (spec §4, colours). */
export function sheetKey(state: State): string {
  return JSON.stringify(selectSheetTerms(state))
}

/** The link of the sheet that was made for this very configuration; null for none. */
export function selectSheetLink(state: State): string | null {
  return state.sheet?.key === sheetKey(state) ? state.sheet.link : null
}
