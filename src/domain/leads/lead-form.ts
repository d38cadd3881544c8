import type { Dealer } from '../catalogue/catalogue.ts'

/** The three forms (spec §2, modals). */
export type LeadKind = 'proposal' | 'test-drive' | 'configuration-email'

/** The form values, with the field names of spec §3, as the browser posts them. A checkbox is 'S' or ''. */
export interface LeadValues {
  readonly name: string
  readonly email: string
  readonly telefone: string
  /** The chosen district's id. */
  readonly id_district: string
  /** The chosen dealer's id. */
  readonly dealer: string
  readonly msg: string
  /** Consent to the privacy policy. */
  readonly accept: string
  /** Consent to marketing, optional. */
  readonly disclaimer: string
}

export type LeadField = keyof LeadValues

/** One code per rule of spec §5. The labels hold the messages. */
export type LeadErrorCode =
  | 'name'
  | 'email'
  | 'phone'
  | 'district'
  | 'dealer'
  | 'message'
  | 'consent'

export interface LeadError {
  readonly field: LeadField
  readonly code: LeadErrorCode
}

/** Maximum length of a text field, in characters (spec §5). */
export const MAX_TEXT = 80

/** Maximum length of the message, in characters (spec §5). */
export const MAX_MESSAGE = 3500

/** Number of digits in a Portuguese telephone number (spec §5). */
export const PHONE_LENGTH = 9

/** Honeypot field: users cannot see or focus it, so only a bot fills it in. */
export const HONEYPOT_FIELD = 'web_page'

/** Field for the time the page has been open, in ms. Measured in the browser, because the page may be cached. */
export const OPEN_TIME = 'open_ms'

export const EMPTY_LEAD: LeadValues = {
  name: '',
  email: '',
  telefone: '',
  id_district: '',
  dealer: '',
  msg: '',
  accept: '',
  disclaimer: '',
}

/** The pattern of HTML's e-mail input, plus a required dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Maximum length of the telephone input, in characters, with country code and separators. */
export const MAX_PHONE_INPUT = 24

const PHONE = new RegExp(`^\\d{${PHONE_LENGTH}}$`)

/** Separators in telephone numbers: any Unicode space, hyphens, dots, slashes and parentheses. */
const PHONE_SEPARATORS = /[\s\p{Z}\p{Pd}()./\u{FEFF}]/gu

/**
 * Reduces a telephone number to nine digits, without separators and the Portuguese country code. Any other text is
 * returned unchanged, so that the user sees what they typed.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(PHONE_SEPARATORS, '').replace(/^(?:\+|00)?351(?=\d{9}$)/, '')
  return PHONE.test(digits) ? digits : text
}

/** Whether a form has telephone, dealer and message fields. The configuration by e-mail does not (spec §5). */
export function asksForDealer(kind: LeadKind): boolean {
  return kind !== 'configuration-email'
}

/**
 * Validates the form and returns the fields that break a rule of spec §5, in form order. Empty if the form is valid.
 * Texts are trimmed first. Without a district, the dealer is not checked.
 * @param dealers All available dealers. A dealer of another district is invalid.
 */
export function checkLead(
  kind: LeadKind,
  values: LeadValues,
  dealers: readonly Dealer[],
): readonly LeadError[] {
  const name = values.name.trim()
  const email = values.email.trim()
  const errors: LeadError[] = []
  const demand = (isMet: boolean, field: LeadField, code: LeadErrorCode): void => {
    if (!isMet) errors.push({ field, code })
  }
  demand(name !== '' && name.length <= MAX_TEXT, 'name', 'name')
  demand(email.length <= MAX_TEXT && EMAIL.test(email), 'email', 'email')
  if (asksForDealer(kind)) {
    const hasDistrict = values.id_district !== ''
    demand(PHONE.test(normalisePhone(values.telefone)), 'telefone', 'phone')
    demand(hasDistrict, 'id_district', 'district')
    demand(!hasDistrict || dealerOf(values, dealers) !== null, 'dealer', 'dealer')
    demand(values.msg.trimEnd().length <= MAX_MESSAGE, 'msg', 'message')
  }
  demand(values.accept === 'S', 'accept', 'consent')
  return errors
}

/** The chosen dealer. Null if there is none or it belongs to another district. */
export function dealerOf(values: LeadValues, dealers: readonly Dealer[]): Dealer | null {
  const { dealer, id_district: district } = values
  return dealers.find(({ id, districtId }) => id === dealer && districtId === district) ?? null
}

/** Appends the link to the configuration PDF as the last line of the message (spec §7, get-cfg-pdf). */
export function withSheet(message: string, link: string): string {
  const text = message.trimEnd()
  return `${text}${text && '\n'}PDF: ${link}`
}
