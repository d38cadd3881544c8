import type { Dealer } from './catalogue.ts'

/** The three forms (spec §2, modals). */
export type LeadKind = 'proposal' | 'test-drive' | 'configuration-email'

/** What the buyer fills in, named as spec §3 does and as the browser posts it; a box is 'S' or ''. */
export interface LeadValues {
  readonly name: string
  readonly email: string
  readonly telefone: string
  /** The chosen district's id. */
  readonly id_district: string
  /** The chosen dealer's id. */
  readonly dealer: string
  readonly msg: string
  /** The privacy policy. */
  readonly accept: string
  /** Marketing, optional. */
  readonly disclaimer: string
}

export type LeadField = keyof LeadValues

/** One per rule of spec §5; labels translate. */
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

/** Longest text field, in characters (spec §5). */
export const MAX_TEXT = 80

/** Longest message, in characters (spec §5). */
export const MAX_MESSAGE = 3500

/** Digits of a Portuguese telephone number (spec §5). */
export const PHONE_LENGTH = 9

/** A field that people neither see nor reach: what fills it in is no person. */
export const HONEYPOT_FIELD = 'web_page'

/** How long the page has been open, in milliseconds: counted by the browser, since the page itself may come from a cache. */
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

/** What HTML takes for an e-mail address, with a dot in its domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Longest telephone number that can be typed or pasted, in characters: with country code and separators. */
export const MAX_PHONE_INPUT = 24

const PHONE = new RegExp(`^\\d{${PHONE_LENGTH}}$`)

/** What people and address books put between digits: spaces of any kind, hyphens, dots, slashes, parentheses. */
const PHONE_SEPARATORS = /[\s\p{Z}\p{Pd}()./\u{FEFF}]/gu

/**
 * A telephone number as nine digits, without separators and the Portuguese country code; any other text is returned
 * as it is, so that the buyer sees what was typed.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(PHONE_SEPARATORS, '').replace(/^(?:\+|00)?351(?=\d{9}$)/, '')
  return PHONE.test(digits) ? digits : text
}

/** Whether a form asks for a telephone, a dealer and a message: the configuration by e-mail does not (spec §5). */
export function asksForDealer(kind: LeadKind): boolean {
  return kind !== 'configuration-email'
}

/**
 * The fields that break a rule of spec §5, in the order of the form; none where it may be posted.
 * White space around a text does not count. Without a district the dealer is not checked.
 * @param dealers All that can be chosen; a dealer of another district is none.
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

/** The chosen dealer; null for none, or for one of another district. */
export function dealerOf(values: LeadValues, dealers: readonly Dealer[]): Dealer | null {
  const { dealer, id_district: district } = values
  return dealers.find(({ id, districtId }) => id === dealer && districtId === district) ?? null
}

/** The message with the configuration's PDF as its last line (spec §7, get-cfg-pdf). */
export function withSheet(message: string, link: string): string {
  const text = message.trimEnd()
  return `${text}${text && '\n'}PDF: ${link}`
}
