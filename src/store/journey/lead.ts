import { fetchSheetLink } from '../../api/configuration-sheet.ts'
import { toHiddenFields } from '../../api/lead-fields.ts'
import { readLeadFormSettings } from '../../api/lead-form-settings.ts'
import { COOKIE, readCookie } from '../../browser/cookies.ts'
import { logFailure } from '../../browser/log.ts'
import { createRandomId } from '../../browser/random-id.ts'
import type { Dealer } from '../../domain/catalogue.ts'
import type { BackOffice, LeadFormSettings } from '../../domain/content-config.ts'
import { dealerOf, type LeadKind, type LeadValues } from '../../domain/lead-form.ts'
import { submissionId } from '../../domain/submission-id.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { selectBackOffice } from '../range.ts'
import type { State } from '../state.ts'
import { selectModel, selectShareQuery } from './selectors.ts'
import { selectSheetTerms, sheetKey } from './sheet.ts'
import { readUtm } from './tracking.ts'

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
  return toHiddenFields({
    kind,
    settings,
    link,
    submissionId: submissionId([
      visitOf(store),
      kind,
      selectShareQuery(state),
      sheetKey(state),
      ...Object.values(values).map((text: string) => text.trim()),
    ]),
    model: selectModel(state),
    configurationId: state.uniqueId ?? '',
    utm: readUtm(state),
    dealer: dealerOf(values, selectDealers(state)),
    isGov: state.site.dealers?.data?.isGov ?? false,
  })
}

/** The link of the configuration's sheet; null where there is none to be had in time (spec §8: only logged). */
export async function askSheet({ state, loading }: ConfiguratorStore): Promise<string | null> {
  const terms = selectSheetTerms(state.getState())
  if (!terms || !selectBackOffice(state.getState(), 'hasPdf')) return null
  try {
    const key = sheetKey(state.getState())
    const link = await fetchSheetLink(loading.site(), terms, SHEET_TIMEOUT)
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
