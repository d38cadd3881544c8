import type { LeadRecord } from '../domain/leads/lead-record.ts'

/** The hidden fields of a form, named as in spec §3 and docs/content-api.md. Missing values are ''. */
export function toHiddenFields(record: LeadRecord): Readonly<Record<string, string>> {
  const { model, utm, dealer, settings } = record
  const source = (record.isGov && settings.leadSourceGov) || settings.leadSource
  return {
    form_type: record.kind,
    submission_id: record.submissionId,
    model: model?.name ?? '',
    id_model: model?.id ?? '',
    configurationID: record.configurationId,
    configuration: record.snapshot,
    consents: JSON.stringify(record.consents),
    from_page: record.link,
    success_url: settings.successUrl ?? '',
    failure_url: settings.failureUrl ?? '',
    ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [`utm_${name}`, value])),
    stand: dealer?.name ?? '',
    dealer_email: dealer?.email ?? '',
    leadSource: source ?? '',
    ...settings.codes,
  }
}
