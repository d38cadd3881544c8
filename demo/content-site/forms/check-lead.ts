import type { DealerEntry, DistrictEntry } from '../catalogue/types.ts'
import type { FormType, Lead, LeadField } from './lead-fields.ts'
import { FORM_TYPES } from './lead-fields.ts'

interface Network {
  readonly districts: readonly DistrictEntry[]
  readonly dealers: readonly DealerEntry[]
}

/** Maximum length of a text field and of the message, in characters (spec §5). */
const MAXIMUM_TEXT = 80
const MAXIMUM_MESSAGE = 3500

/** Extra characters allowed for the configuration PDF link after the message. */
const MAXIMUM_LINK = 500

/** The HTML definition of a valid e-mail address, with a dot required in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

const PHONE = /^\d{9}$/

const SUBMISSION = /^[\w-]{8,80}$/

/** The line with the configuration PDF that the widget appends to a message (spec §7). */
export const PDF_LINE = /(?:^|\n)PDF: \S+$/

/** Returns the invalid fields (spec §5) in form order. Empty when the lead is valid. */
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
    // Without a district there are no dealers to choose from.
    ['dealer', !isDistrict || isDealer],
    ['msg', message.length <= MAXIMUM_MESSAGE && lead.msg.length <= MAXIMUM_MESSAGE + MAXIMUM_LINK],
    ['accept', lead.accept === 'S'],
    ['disclaimer', ['', 'S'].includes(lead.disclaimer)],
    ['submission_id', lead.submission_id === '' || SUBMISSION.test(lead.submission_id)],
  ]
}

/** The form that e-mails the configuration requires only name, e-mail and consent. */
function asks(type: FormType, field: LeadField): boolean {
  const left = ['telefone', 'id_district', 'dealer', 'msg']
  return type !== 'configuration-email' || !left.includes(field)
}
