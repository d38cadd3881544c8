import type { SheetTerms } from '../../domain/leads/lead-record.ts'
import type { State } from '../state.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { selectOffer } from '../offer/pricing.ts'
import { selectChoices, selectVersion } from '../configuration/chosen-items.ts'

/** The parameters of the configuration PDF. Null without a version. */
export function selectSheetTerms(state: State): SheetTerms | null {
  const version = selectVersion(state)
  const shown = selectOffer(state)
  if (!version || !shown) return null
  return {
    versionId: version.id,
    choices: selectChoices(state),
    creditType: shown.creditType,
    downPayment: shown.downPayment,
    nrPayments: shown.nrPayments,
  }
}

/** The key of the configuration PDF. It changes with every colour and simulation (spec §4, colours). */
export function sheetKey(state: State): string {
  return JSON.stringify(selectSheetTerms(state))
}

/** The link to the PDF of the current configuration. Null if none has been created. */
export function selectSheetLink(state: State): string | null {
  return selectKeyed(state, 'sheet', sheetKey(state))?.data ?? null
}
