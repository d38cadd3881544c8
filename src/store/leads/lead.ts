import { fetchSheetLink } from '../../api/configuration-sheet.ts'
import { toSnapshot } from '../../api/configuration-snapshot.ts'
import { toHiddenFields } from '../../api/lead-fields.ts'
import { readLeadFormSettings } from '../../api/lead-form-settings.ts'
import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { logFailure } from '../../browser/log.ts'
import { createRandomId } from '../../browser/random-id.ts'
import type { Dealer } from '../../domain/catalogue.ts'
import type { BackOffice, LeadFormSettings } from '../../domain/content-config.ts'
import { dealerOf, type LeadKind, type LeadValues } from '../../domain/lead-form.ts'
import type { SnapshotSource } from '../../domain/lead-record.ts'
import { submissionId } from '../../domain/submission-id.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { selectBackOffice } from '../range.ts'
import type { State } from '../state.ts'
import { selectOffer } from '../financing/offer.ts'
import { selectChosenItems, selectModel } from '../flow/selectors.ts'
import { selectSheetTerms, sheetKey } from './sheet.ts'
import { readUtm } from '../flow/tracking.ts'

/** Longest that a proposal waits for the configuration's sheet, in milliseconds. */
const SHEET_TIMEOUT = 4000

const NO_DEALERS: readonly Dealer[] = []

/** Every dealer; empty until the content site has answered. */
export function selectDealers(state: State): readonly Dealer[] {
  return state.site.dealers?.data?.dealers ?? NO_DEALERS
}

/** Where leads are posted; null where the back office does not say, or not yet. */
export function leadSettings(
  { loading }: ConfiguratorStore,
  form: BackOffice['form'],
): LeadFormSettings | null {
  const settings = form && readLeadFormSettings(loading.site(), form)
  return settings?.formUrl ? settings : null
}

/** What is sent along with the form as it is filled in (spec §3, hidden fields). */
export function hiddenFields(
  store: ConfiguratorStore,
  kind: LeadKind,
  values: LeadValues,
  settings: LeadFormSettings,
  link: string,
): Readonly<Record<string, string>> {
  const state = store.state.getState()
  const snapshot = toSnapshot(selectSnapshotSource(state, link))
  return toHiddenFields({
    kind,
    settings,
    link,
    snapshot: JSON.stringify(snapshot),
    submissionId: submissionId([
      visitOf(store),
      kind,
      // A reload may rename the configuration: the same choices at the same price are the same submission.
      JSON.stringify({ ...snapshot, configurationId: '' }),
      ...Object.values(values).map((text: string) => text.trim()),
    ]),
    model: selectModel(state),
    configurationId: state.uniqueId ?? '',
    utm: readUtm(state),
    dealer: dealerOf(values, selectDealers(state)),
    isGov: state.site.dealers?.data?.isGov ?? false,
  })
}

function selectSnapshotSource(state: State, link: string): SnapshotSource {
  const items = selectChosenItems(state)
  const { engine, version, model } = items
  const offer = selectOffer(state)
  const versionPrice =
    offer?.creditType === 'HOD' ? (version?.priceWithoutFinance ?? version?.price) : version?.price
  return {
    ...items,
    configurationId: state.uniqueId ?? '',
    link,
    basePrice: (version ? versionPrice : (engine ?? model)?.price) ?? null,
    offer: offer && { ...offer, coversColours: offer.basis !== 'version-rent' },
  }
}

/**
 * Requests the configuration PDF.
 * @param snapshot JSON of the configuration as displayed, which the PDF is made from.
 * @returns Its link; null where there is none, or not in time (spec §8: only logged).
 */
export async function askSheet(
  { state, loading }: ConfiguratorStore,
  snapshot: string,
): Promise<string | null> {
  const terms = selectSheetTerms(state.getState())
  if (!terms || !selectBackOffice(state.getState(), 'hasPdf')) return null
  try {
    const key = sheetKey(state.getState())
    const link = await fetchSheetLink(loading.site(), terms, snapshot, SHEET_TIMEOUT)
    state.setState({ sheet: { key, link } })
    return link
  } catch (error) {
    logFailure('get-cfg-pdf failed', error)
    return null
  }
}

const visits = new WeakMap<ConfiguratorStore, string>()

/** The visit's own id, which outlives a reload where the browser takes cookies. */
function visitOf(store: ConfiguratorStore): string {
  const kept = readCookie(COOKIE.session) ?? visits.get(store)
  if (kept) return kept
  const id = createRandomId()
  visits.set(store, id)
  return id
}
