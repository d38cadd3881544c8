import { utmFields, type ConfigurationRecord } from './configuration-record.ts'
import type { Option } from '../catalogue/catalogue.ts'
import { OPTION_KINDS, type OptionKind } from '../configuration/choice-steps.ts'
import { optionFields } from '../configuration/option-fields.ts'
import type { ContentSite } from '../content-site/content-site.ts'

/** POST saveCfgOptions, without retry. Also works while the page unloads. The response is ignored (spec §7). */
export async function saveConfiguration(
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
