import { OPTION_KINDS, optionFields } from '../configuration/choice-steps.ts'
import { readCookie, COOKIE } from '../../platform/storage.ts'
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
import type { State, Session } from '../store/state.ts'
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
  await send(store, session, bodyOf(entered))
}

/** Saves before a lead, unless the last save had the same configuration and figures. */
export async function saveIfChanged(store: ConfiguratorStore): Promise<void> {
  const { session } = store.runtime
  const { saved } = session
  const body = bodyOf(store.get())
  const isSaved = saved?.site === store.loading.site() && saved.text === JSON.stringify(body)
  if (!isSaved) await send(store, session, body)
}

/** POST saveCfgOptions, without retry. Also works while the page unloads. The response is ignored (spec §7). */
async function send(
  { loading }: ConfiguratorStore,
  session: Session,
  body: ReturnType<typeof bodyOf>,
): Promise<void> {
  if (!body) return
  const site = loading.site()
  const saved = (session.saved = { site, text: JSON.stringify(body) })
  try {
    await site.http.post('wp-json/cfg/saveCfgOptions/', { json: body, keepalive: true })
  } catch (error) {
    if (session.saved === saved) session.saved = undefined
    logFailure('saveCfgOptions failed', error)
  }
}

/** The body, with the field names of spec §7. Missing values are ''. Null until a version is chosen. */
function bodyOf(state: State) {
  const model = selectModel(state)
  const { engine, version, ...options } = selectChosenItems(state)
  const { offer, total, quote: load } = selectPricing(state)
  // Without a list or a price, an incomplete configuration would be saved as if it were complete.
  if (!model || !version || !offer || total === null) return null
  const quote = offer.basis === 'version-monthly-payment' ? null : load?.data
  const id = state.uniqueId ?? ''
  const optionEntries = OPTION_KINDS.flatMap((kind): [string, string | number][] => {
    const option = options[kind]
    const fields = optionFields(kind)
    return [
      [fields.id, option?.id ?? ''],
      [fields.name, option?.name ?? ''],
      [fields.price, option?.surcharge ?? ''],
      [fields.factoryCode, option?.factoryCode ?? ''],
    ]
  })
  return {
    id,
    cfg: selectShareQuery(state),
    sessionID: readCookie(COOKIE.session) ?? '',
    configurationID: id,
    configurationPDF: selectKeyed(state, 'sheet', sheetKey(state))?.data ?? '',
    ...readUtm(state),
    modelName: model.name,
    idModel: model.id,
    idEngine: engine?.id ?? '',
    engineName: engine?.name ?? '',
    powerCV: engine?.power ?? '',
    idVersion: version.id,
    versionName: version.name,
    ...Object.fromEntries(optionEntries),
    idVC: version.id,
    idGeneration: version.generation ?? '',
    localSuffix: version.localSuffix ?? '',
    localCode: version.localCode ?? '',
    totalPrice: total,
    basePrice: version.price ?? engine?.price ?? model.price ?? '',
    nrPayments: offer.nrPayments ?? '',
    initialValue: offer.downPayment ?? '',
    taeg: offer.taeg ?? '',
    rate: quote?.tan ?? version.tan ?? '',
    capitalToFinance: offer.financedAmount ?? '',
    mtic: quote?.mtic ?? version.mtic ?? '',
    rent: offer.monthlyPayment ?? '',
    fee: offer.monthlyPayment ?? '',
    residualValue: quote?.lastPayment ?? version.residualValue ?? '',
    creditType: 'CRED',
    legalizationGain: version.legalizationGain ?? '',
    transportGain: version.transportGain ?? '',
  }
}

/** The parameters of the configuration PDF (spec §7, get-cfg-pdf). A null value is left to the site. */
export type SheetTerms = NonNullable<ReturnType<typeof selectSheetTerms>>

/** The parameters of the configuration PDF. Null without a version. */
export function selectSheetTerms(state: State) {
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
