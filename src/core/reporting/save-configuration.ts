import { utmFields, type ConfigurationRecord, type SheetTerms } from './configuration-record.ts'
import type { Option } from '../catalogue/catalogue.ts'
import { OPTION_KINDS, type OptionKind } from '../configuration/choice-steps.ts'
import { optionFields } from '../configuration/option-fields.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import { readCookie, COOKIE } from '../../platform/cookies.ts'
import { logFailure } from '../../platform/log.ts'
import {
  selectChoices,
  selectChosenItems,
  selectModel,
  selectShareQuery,
} from '../configuration/chosen-items.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { selectKeyed } from '../catalogue/lists.ts'
import { selectOffer, selectPricing } from '../offer/pricing.ts'
import { refreshQuote } from '../offer/simulate-loan.ts'
import type { State } from '../store/state.ts'
import type { Session } from '../store/runtime.ts'
import { readUtm } from './remember-visit.ts'

/** Saves the configuration once its price has settled. Failures are only logged (spec §4, §8). */
export async function saveConfiguration(store: ConfiguratorStore): Promise<void> {
  const { get, runtime } = store
  const { session } = runtime
  let entered = get()
  // The user may begin another configuration in the meantime.
  const follow = (): void => {
    if (runtime.session === session) entered = get()
  }
  await session.idSettled
  follow()
  await refreshQuote(store)
  follow()
  await send(store, session, recordOf(entered))
}

/** Saves before a lead, unless the last save had the same configuration and figures. */
export async function saveIfChanged(store: ConfiguratorStore): Promise<void> {
  const { session } = store.runtime
  const { saved } = session
  const record = recordOf(store.get())
  const isSaved = saved?.site === store.loading.site() && saved.text === JSON.stringify(record)
  if (!isSaved) await send(store, session, record)
}

/** Saves a record. Without a version there is nothing to save yet. */
async function send(
  { loading }: ConfiguratorStore,
  session: Session,
  record: ConfigurationRecord | null,
): Promise<void> {
  if (!record?.version) return
  const site = loading.site()
  const saved = (session.saved = { site, text: JSON.stringify(record) })
  try {
    await postConfiguration(site, record)
  } catch (error) {
    if (session.saved === saved) session.saved = undefined
    logFailure('saveCfgOptions failed', error)
  }
}

function recordOf(state: State): ConfigurationRecord | null {
  const model = selectModel(state)
  const { offer, total, quote } = selectPricing(state)
  // Without a list or a price, an incomplete record would be saved as if it were complete.
  if (!model || !offer || total === null) return null
  return {
    configurationId: state.uniqueId ?? '',
    sessionId: readCookie(COOKIE.session) ?? '',
    query: selectShareQuery(state),
    utm: readUtm(state),
    sheetLink: selectKeyed(state, 'sheet', sheetKey(state))?.data ?? null,
    model,
    ...selectChosenItems(state),
    totalPrice: total,
    offer,
    quote: offer.basis === 'version-monthly-payment' ? null : (quote?.data ?? null),
  }
}

/** The parameters of the configuration PDF. Null without a version. */
export function selectSheetTerms(state: State): SheetTerms | null {
  const { version } = selectChosenItems(state)
  const shown = selectOffer(state)
  if (!version || !shown) return null
  const { creditType, downPayment, nrPayments } = shown
  const choices = selectChoices(state)
  return { versionId: version.id, choices, creditType, downPayment, nrPayments }
}

/** The key of the configuration PDF. It changes with every colour and simulation (spec §4, colours). */
export function sheetKey(state: State): string {
  return JSON.stringify(selectSheetTerms(state))
}

/** POST saveCfgOptions, without retry. Also works while the page unloads. The response is ignored (spec §7). */
export async function postConfiguration(
  site: ContentSite,
  record: ConfigurationRecord,
): Promise<void> {
  await site.http.post('wp-json/cfg/saveCfgOptions/', { json: toBody(record), keepalive: true })
}

/** The body, with the field names of spec §7. Missing values are ''. */
export function toBody(record: ConfigurationRecord): Readonly<Record<string, string | number>> {
  const { model, engine, version, quote, offer, utm } = record
  return {
    id: record.configurationId,
    cfg: record.query,
    sessionID: record.sessionId,
    configurationID: record.configurationId,
    configurationPDF: record.sheetLink ?? '',
    ...utmFields(utm),
    modelName: model.name,
    idModel: model.id,
    idEngine: engine?.id ?? '',
    engineName: engine?.name ?? '',
    powerCV: engine?.power ?? '',
    idVersion: version?.id ?? '',
    versionName: version?.name ?? '',
    ...Object.fromEntries(OPTION_KINDS.flatMap((kind) => optionEntries(kind, record[kind]))),
    idVC: version?.id ?? '',
    idGeneration: version?.generation ?? '',
    localSuffix: version?.localSuffix ?? '',
    localCode: version?.localCode ?? '',
    totalPrice: record.totalPrice ?? '',
    basePrice: version?.price ?? engine?.price ?? model.price ?? '',
    nrPayments: offer.nrPayments ?? '',
    initialValue: offer.downPayment ?? '',
    taeg: offer.taeg ?? '',
    rate: quote?.tan ?? version?.tan ?? '',
    capitalToFinance: offer.financedAmount ?? '',
    mtic: quote?.mtic ?? version?.mtic ?? '',
    rent: offer.monthlyPayment ?? '',
    fee: offer.monthlyPayment ?? '',
    residualValue: quote?.lastPayment ?? version?.residualValue ?? '',
    creditType: 'CRED',
    legalizationGain: version?.legalizationGain ?? '',
    transportGain: version?.transportGain ?? '',
  }
}

function optionEntries(kind: OptionKind, option: Option | null): [string, string | number][] {
  const { id, name, price, factoryCode } = optionFields(kind)
  return [
    [id, option?.id ?? ''],
    [name, option?.name ?? ''],
    [price, option?.surcharge ?? ''],
    [factoryCode, option?.factoryCode ?? ''],
  ]
}
