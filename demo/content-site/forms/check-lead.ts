import type { DealerEntry, DistrictEntry } from '../catalogue/types.ts'
import type { FormType, Lead, LeadField } from './lead-fields.ts'
import { FORM_TYPES } from './lead-fields.ts'

interface Network {
  readonly districts: readonly DistrictEntry[]
  readonly dealers: readonly DealerEntry[]
}

/** Longest text field and message, in characters (spec §5). */
const MAXIMUM_TEXT = 80
const MAXIMUM_MESSAGE = 3500

/** Room for the configuration's PDF after the message, in characters. */
const MAXIMUM_LINK = 500

/** What a browser takes for an e-mail address (HTML, valid e-mail address), with a dot in its domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

const PHONE = /^\d{9}$/

const SUBMISSION = /^[\w-]{8,80}$/

/** The configuration's PDF, as the widget appends it to a message (spec §7). */
export const PDF_LINE = /(?:^|\n)PDF: \S+$/

/** Fields that break a rule (spec §5), in the order of the form; none where the lead may be kept. */
export function invalidFields(lead: Lead, network: Network): LeadField[] {
  const type = FORM_TYPES.find((known) => known === lead.form_type)
  if (type === undefined) return ['form_type']
  return rules(lead, network)
    .filter(([field, isValid]) => asks(type, field) && !isValid)
    .map(([field]) => field)
}

function rules(
  lead: Lead,
  { districts, dealers }: Network,
): readonly (readonly [LeadField, boolean])[] {
  const isDistrict = districts.some(({ id }) => String(id) === lead.id_district)
  const isDealer = dealers.some(
    ({ objectId, district }) => objectId === lead.dealer && String(district) === lead.id_district,
  )
  const message = lead.msg.replace(PDF_LINE, '').trimEnd()
  return [
    ['name', lead.name !== '' && lead.name.length <= MAXIMUM_TEXT],
    ['email', lead.email.length <= MAXIMUM_TEXT && EMAIL.test(lead.email)],
    ['telefone', PHONE.test(lead.telefone)],
    ['id_district', isDistrict],
    // Without a district there is nothing to choose a dealer from.
    ['dealer', !isDistrict || isDealer],
    ['msg', message.length <= MAXIMUM_MESSAGE && lead.msg.length <= MAXIMUM_MESSAGE + MAXIMUM_LINK],
    ['accept', lead.accept === 'S'],
    ['disclaimer', ['', 'S'].includes(lead.disclaimer)],
    ['submission_id', lead.submission_id === '' || SUBMISSION.test(lead.submission_id)],
  ]
}

/** The configuration by e-mail asks for name, e-mail and consent only. */
function asks(type: FormType, field: LeadField): boolean {
  const left = ['telefone', 'id_district', 'dealer', 'msg']
  return type !== 'configuration-email' || !left.includes(field)
}
