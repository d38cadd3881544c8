import { checkLead, LEAD_KINDS, MAX_MESSAGE } from '../../../src/features/leads/lead-form.ts'
import type { DealerEntry, DistrictEntry } from '../catalogue/types.ts'
import { HIDDEN, VISIBLE, type Lead, type LeadField } from './lead-fields.ts'

interface Network {
  readonly districts: readonly DistrictEntry[]
  readonly dealers: readonly DealerEntry[]
}

/** Extra characters allowed for the configuration PDF link after the message. */
const MAXIMUM_LINK = 500

const SUBMISSION = /^[\w-]{8,80}$/

/** The line with the configuration PDF that the widget appends to a message (spec §7). */
export const PDF_LINE = /(?:^|\n)PDF: \S+$/

/**
 * Returns the invalid fields in form order. Empty when the lead is valid. The rules are the widget's (spec §5), and those
 * for values that the widget never sends.
 */
export function invalidFields(lead: Lead, { districts, dealers }: Network): LeadField[] {
  const kind = LEAD_KINDS.find((known) => known === lead.form_type)
  if (kind === undefined) return ['form_type']
  const isDistrict = districts.some(({ id }) => String(id) === lead.id_district)
  const values = {
    ...lead,
    // Without a district there are no dealers to choose from.
    id_district: isDistrict ? lead.id_district : '',
    day_part: '',
    msg: lead.msg.replace(PDF_LINE, ''),
  }
  const network = dealers.map(({ objectId, designation, email, district }) => ({
    id: objectId,
    name: designation,
    email,
    districtId: String(district),
  }))
  const wrong = new Set<string>(checkLead(kind, values, network).map(({ name }) => name))
  if (kind !== 'configuration-email' && lead.msg.length > MAX_MESSAGE + MAXIMUM_LINK)
    wrong.add('msg')
  for (const box of ['disclaimer', 'share'] as const)
    if (!['', 'S'].includes(lead[box])) wrong.add(box)
  if (lead.submission_id !== '' && !SUBMISSION.test(lead.submission_id)) wrong.add('submission_id')
  return [...VISIBLE, ...HIDDEN].filter((field) => wrong.has(field))
}
