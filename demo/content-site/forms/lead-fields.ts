import { LEAD_FIELDS, type LeadField as FormField } from '../../../src/features/leads/lead-form.ts'
import type { SnapshotWarning } from './snapshot.ts'

export type PostedField = Exclude<FormField, 'day_part'>

/** The fields that are posted under their own names. */
export const POSTED_FIELDS = LEAD_FIELDS.filter(
  (field): field is (typeof LEAD_FIELDS)[number] & { readonly name: PostedField } =>
    field.name !== 'day_part',
)

/** Fields the visitor fills in (spec §3, form fields). */
export const VISIBLE = POSTED_FIELDS.map(({ name }) => name)

/** Hidden fields (spec §3, hidden fields), and `submission_id`, which is unique to each completed form. */
export const HIDDEN = [
  'form_type',
  'submission_id',
  'model',
  'id_model',
  'configurationID',
  'configuration',
  'consents',
  'from_page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'stand',
  'dealer_email',
  'lead_type',
  'form_type_code',
  'typeService',
  'leadSource',
  'idSubscriptionCenterOrigin',
  'contactType',
] as const

/** URLs to redirect to after submission. Not stored. */
export const REDIRECTS = ['success_url', 'failure_url'] as const

export type LeadField = PostedField | (typeof HIDDEN)[number]

/**
 * A stored lead. Every field is present, '' when empty. `configuration` is the snapshot's known
 * fields as JSON, and `consents` the list of consents given (Consent) as JSON.
 */
export interface Lead extends Readonly<Record<LeadField, string>> {
  readonly configuration_warning: SnapshotWarning
}
