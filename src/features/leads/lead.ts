import { absoluteUrl, type ContentSite } from '../../core/content-site/content-site.ts'
import { readText, type Read, type Wire } from '../../core/content-site/wire.ts'
import { fetchSheetLink, selectSnapshotSource, toSnapshot } from './request-configuration-sheet.ts'
import { readCookie, COOKIE } from '../../platform/storage.ts'
import { createRandomId } from '../../platform/random-id.ts'
import type { Dealer } from '../../core/catalogue/catalogue.ts'
import { dealerOf, type ConsentTexts, type LeadValues } from './lead-form.ts'
import type { LeadKind, State } from '../../core/store/state.ts'
import { submissionId } from './lead-draft.ts'
import { selectKeyed } from '../../core/catalogue/lists.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readStatedFlag } from '../../core/content-site/values.ts'
import { until } from '../../core/store/select.ts'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { readUtm } from '../../core/reporting/remember-visit.ts'
import { selectSheetTerms, sheetKey } from '../../core/reporting/save-configuration.ts'

const CODES = [
  'lead_type',
  'form_type_code',
  'typeService',
  'idSubscriptionCenterOrigin',
  'contactType',
] as const

/** Where and how leads are posted (spec §3, back-office data, form). */
export type LeadFormSettings = Read<typeof readLeadFormSettings>

/** Reads the settings for posting leads from the back office's `form`. Missing fields and invalid URLs are null. */
export function readLeadFormSettings(site: ContentSite, wire: Wire) {
  return {
    formUrl: absoluteUrl(site, readText(wire.formUrl)),
    // Null to use the site's own pages.
    successUrl: ownPage(site, readText(wire.successUrl)),
    failureUrl: ownPage(site, readText(wire.failureUrl)),
    leadSource: readText(wire.leadSource),
    /** Lead source for government mode. */
    leadSourceGov: readText(wire.leadSourceGov),
    /** Version or date of the privacy policy, stored with each consent. */
    policyVersion: readText(wire.policyVersion),
    codes: Object.fromEntries(CODES.map((name) => [name, readText(wire[name]) ?? ''])),
  }
}

/** Accepts only URLs on the site's own host, so that a form never redirects elsewhere. */
function ownPage(site: ContentSite, path: string | null): string | null {
  const address = absoluteUrl(site, path)
  return address !== null && new URL(address).host === new URL(site.root).host ? address : null
}

/** Timeout of the configuration PDF request, in milliseconds. A proposal waits for it. */
const SHEET_TIMEOUT = 4000

/** All dealers. Empty until they have loaded. */
export function selectDealers(state: State): readonly Dealer[] {
  return state.site.dealers?.data?.dealers ?? []
}

/** The address of the privacy policy. Null if the back office has none. */
export function policyAddress({ get, loading }: ConfiguratorStore): string | null {
  return absoluteUrl(loading.site(), selectBackOffice(get(), 'policyLink', readText))
}

/** The hidden fields of a form, named as in spec §3 and docs/content-api.md. Missing values are ''. */
export function hiddenFields(
  store: ConfiguratorStore,
  kind: LeadKind,
  values: LeadValues,
  settings: LeadFormSettings,
  { consents, creditLegal }: { readonly creditLegal: string; readonly consents: ConsentTexts },
) {
  const state = store.get()
  const model = selectModel(state)
  const dealer = dealerOf(values, selectDealers(state))
  const isGov = state.site.dealers?.data?.isGov
  const snapshot = toSnapshot(selectSnapshotSource(state, creditLegal))
  // Survives a reload if the browser accepts cookies.
  const visitId = readCookie(COOKIE.session) ?? (store.runtime.visitId ??= createRandomId())
  const { policyVersion } = settings
  return {
    form_type: kind,
    submission_id: submissionId([
      visitId,
      kind,
      // A reload may change the configuration id, and the code may load late. The same choices at the same price are the
      // same submission.
      JSON.stringify({ ...snapshot, configurationId: '', code: undefined }),
      ...Object.values(values).map((text: string) => text.trim()),
    ]),
    model: model?.name ?? '',
    id_model: model?.id ?? '',
    configurationID: snapshot.configurationId,
    configuration: JSON.stringify(snapshot),
    // What the buyer reads beside the checkboxes, which proves later what was agreed to.
    consents: JSON.stringify({ texts: consents, policy: policyAddress(store), policyVersion }),
    from_page: snapshot.link,
    success_url: settings.successUrl ?? '',
    failure_url: settings.failureUrl ?? '',
    ...readUtm(state),
    stand: dealer?.name ?? '',
    dealer_email: dealer?.email ?? '',
    // Government mode has a source of its own (spec §3).
    leadSource: (isGov && settings.leadSourceGov) || (settings.leadSource ?? ''),
    ...settings.codes,
  }
}

/**
 * Requests the configuration PDF.
 * @param snapshot JSON of the configuration as displayed, used to create the PDF.
 * @returns Its link. Null if there is none or the request fails or times out (spec §8: only logged).
 */
export async function requestSheet(
  store: ConfiguratorStore,
  snapshot: string,
): Promise<string | null> {
  const state = store.get()
  const terms = selectSheetTerms(state)
  if (!terms || !selectBackOffice(state, 'hasPDF', readStatedFlag)) return null
  const key = sheetKey(state)
  store.loading.load({
    name: 'sheet',
    key,
    isForced: true,
    send: async (site) => fetchSheetLink(site, terms, snapshot, SHEET_TIMEOUT),
  })
  await until(store.state, ({ site }) => site.sheet?.status !== 'loading')
  return selectKeyed(store.get(), 'sheet', key)?.data ?? null
}
