import { absoluteUrl } from '../../api/content-site.ts'
import { fetchSheetLink } from '../../api/configuration-sheet.ts'
import { toSnapshot } from '../../api/configuration-snapshot.ts'
import { toHiddenFields, readLeadFormSettings } from '../../api/lead-fields.ts'
import { carWltp } from '../../api/wltp.ts'
import { readCookie, COOKIE } from '../../browser/cookies.ts'
import { createRandomId } from '../../browser/random-id.ts'
import type { Dealer } from '../../domain/catalogue/catalogue.ts'
import type { BackOffice, LeadFormSettings } from '../../domain/content-config.ts'
import {
  dealerOf,
  type ConsentTexts,
  type LeadKind,
  type LeadValues,
} from '../../domain/leads/lead-form.ts'
import type { SnapshotSource } from '../../domain/leads/lead-record.ts'
import { submissionId } from '../../domain/leads/submission-id.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import { selectBackOffice } from '../catalogue/line-up.ts'
import type { State } from '../state.ts'
import { until } from '../until.ts'
import { selectBuildCode } from '../builds/build-code.ts'
import { selectLeadTime } from '../lead-time/lead-time.ts'
import { selectLedger } from '../offer/ledger.ts'
import { selectPricing } from '../offer/pricing.ts'
import { selectChosenItems, selectModel } from '../configuration/chosen-items.ts'
import { selectWantedStockCar } from '../stock-cars/stock-cars.ts'
import { readUtm } from '../reporting/remember-visit.ts'
import { selectSheetTerms, sheetKey } from '../reporting/save-configuration.ts'

/** Timeout of the configuration PDF request, in milliseconds. A proposal waits for it. */
const SHEET_TIMEOUT = 4000

const NO_DEALERS: readonly Dealer[] = []

/** All dealers. Empty until they have loaded. */
export function selectDealers(state: State): readonly Dealer[] {
  return state.site.dealers?.data?.dealers ?? NO_DEALERS
}

/** Settings for posting leads. Null if the back office gives no form URL or has not loaded. */
export function leadSettings(
  { loading }: ConfiguratorStore,
  form: BackOffice['form'],
): LeadFormSettings | null {
  const settings = form && readLeadFormSettings(loading.site(), form)
  return settings?.formUrl ? settings : null
}

/** The address of the privacy policy. Null if the back office has none. */
export function policyAddress({ loading }: ConfiguratorStore, link: string | null): string | null {
  return absoluteUrl(loading.site(), link)
}

/** Texts of a form that are posted as displayed. */
interface ShownTexts {
  /** The credit notice. */
  readonly creditLegal: string
  /** BCP 47 tag of their language. */
  readonly language: string
  readonly consents: ConsentTexts
}

/** The hidden fields sent with the form (spec §3, hidden fields). */
export function hiddenFields(
  store: ConfiguratorStore,
  kind: LeadKind,
  values: LeadValues,
  settings: LeadFormSettings,
  link: string,
  { consents, ...shown }: ShownTexts,
): Readonly<Record<string, string>> {
  const state = store.state.getState()
  const snapshot = toSnapshot(selectSnapshotSource(state, link, shown))
  // Survives a reload if the browser accepts cookies.
  const visitId = readCookie(COOKIE.session) ?? (store.transient.visitId ??= createRandomId())
  return toHiddenFields({
    kind,
    settings,
    link,
    snapshot: JSON.stringify(snapshot),
    consents: {
      texts: consents,
      policy: policyAddress(store, selectBackOffice(state, 'policyLink')),
      policyVersion: settings.policyVersion,
    },
    submissionId: submissionId([
      visitId,
      kind,
      // A reload may change the configuration id, and the code may load late. The same choices at the same price are the
      // same submission.
      JSON.stringify({ ...snapshot, configurationId: '', code: undefined }),
      ...Object.values(values).map((text: string) => text.trim()),
    ]),
    model: selectModel(state),
    configurationId: state.uniqueId ?? '',
    utm: readUtm(state),
    dealer: dealerOf(values, selectDealers(state)),
    isGov: state.site.dealers?.data?.isGov ?? false,
  })
}

function selectSnapshotSource(
  state: State,
  link: string,
  { creditLegal, language }: Omit<ShownTexts, 'consents'>,
): SnapshotSource {
  const items = selectChosenItems(state)
  const { engine, version } = items
  const model = selectModel(state)
  const { offer } = selectPricing(state)
  const stockCar = selectWantedStockCar(state)
  return {
    ...items,
    language,
    model,
    configurationId: state.uniqueId ?? '',
    link,
    code: selectBuildCode(state),
    ledger: selectLedger(state),
    leadTime: selectLeadTime(state),
    stockCar: stockCar?.isGone ? null : stockCar,
    offer: offer && { ...offer, coversColours: offer.basis !== 'version-monthly-payment' },
    wltp: carWltp(model, engine, version),
    creditLegal: offer?.monthlyPayment ? creditLegal : null,
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
  if (!terms || !selectBackOffice(state, 'hasPdf')) return null
  const key = sheetKey(state)
  store.loading.load({
    name: 'sheet',
    what: 'get-cfg-pdf',
    key,
    isForced: true,
    send: async (site) => fetchSheetLink(site, terms, snapshot, SHEET_TIMEOUT),
  })
  await until(store.state, ({ site }) => site.sheet?.status !== 'loading')
  return selectKeyed(store.get(), 'sheet', key)?.data ?? null
}
