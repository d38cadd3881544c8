import type { LeadKind } from '../../core/store/state.ts'
import type { Dealer } from '../../core/catalogue/catalogue.ts'
import { visibleText } from '../../core/values/texts.ts'

/** The three forms (spec §2, modals). */
export const LEAD_KINDS = [
  'proposal',
  'test-drive',
  'configuration-email',
] as const satisfies readonly LeadKind[]

/** Maximum length of a text field, in characters (spec §5). */
export const MAX_TEXT = 80

/** Maximum length of the message, in characters (spec §5). */
export const MAX_MESSAGE = 3500

/** Honeypot field: users cannot see or focus it, so only a bot fills it in. */
export const HONEYPOT_FIELD = 'web_page'

/** Field for the time the page has been open, in ms. Measured in the browser, because the page may be cached. */
export const OPEN_TIME = 'open_ms'

/** The pattern of HTML's e-mail input, plus a required dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Maximum length of the telephone input, in characters, with country code and separators. */
const MAX_PHONE_INPUT = 24

/** A Portuguese telephone number (spec §5). */
const PHONE = /^\d{9}$/

/** Separators in telephone numbers: any Unicode space, hyphens, dots, slashes and parentheses. */
const PHONE_SEPARATORS = /[\s\p{Z}\p{Pd}()./]/gu

/**
 * Reduces a telephone number to nine digits, without separators and the Portuguese country code. Of any other text, only
 * invisible characters are removed, so that the user sees what they typed.
 */
function normalisePhone(text: string): string {
  const visible = visibleText(text)
  const digits = visible.replace(PHONE_SEPARATORS, '').replace(/^(?:\+|00)?351(?=\d{9}$)/, '')
  return PHONE.test(digits) ? digits : visible
}

/** The domain of an e-mail address. */
const DOMAIN = /(?<=@)[\p{L}\p{M}\p{N}.-]+$/u

/**
 * An e-mail address without invisible characters and white space around it. An accented domain is written in ASCII, as
 * mail servers expect it: 'ana@pãodeló.pt' becomes 'ana@xn--podel-9qa0j.pt'.
 */
export function normaliseEmail(text: string): string {
  return visibleText(text).replace(DOMAIN, (domain) => {
    try {
      return /[^ -~]/.test(domain) ? new URL(`http://${domain}`).hostname : domain
    } catch {
      return domain
    }
  })
}

/** What the rule of one field reads of the others. */
type OtherFields = Readonly<Record<'id_district' | 'dealer' | 'day_part', string>>

interface FieldDefinition {
  readonly name: string
  /** Code of its error. Its labels are `form{Code}` and, with a rule, `formWrong{Code}`. */
  readonly code: string
  /** Forms that ask for it. All of them if missing. */
  readonly kinds?: readonly LeadKind[]
  /** Whether the three forms share its value. */
  readonly isContact?: boolean
  /** Attributes of a text input, besides those that all have. */
  readonly input?: Readonly<Record<string, string | number | boolean>>
  /** Applied before the rule, and to what is posted. */
  readonly normalise?: (text: string) => string
  /** The rule of spec §5 for the normalised text. Optional fields without one take any value. */
  readonly isValid?: (text: string, others: OtherFields, dealers: readonly Dealer[]) => boolean
}

const WITH_DEALER = ['proposal', 'test-drive'] as const satisfies readonly LeadKind[]

/**
 * The fields that users fill in, in form order, with the names of spec §3, as the browser posts them. A checkbox is 'S'
 * or ''. Rules, drafts and controls derive from this list; docs/recipes/add-a-lead-field.md says how to add one.
 */
const DEFINITIONS = [
  {
    name: 'name',
    code: 'name',
    isContact: true,
    input: { autoComplete: 'name', maxLength: MAX_TEXT },
    normalise: visibleText,
    isValid: (text) => text !== '' && text.length <= MAX_TEXT,
  },
  {
    name: 'email',
    code: 'email',
    isContact: true,
    input: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: MAX_TEXT,
    },
    normalise: normaliseEmail,
    isValid: (text) => text.length <= MAX_TEXT && EMAIL.test(text),
  },
  {
    name: 'telefone',
    code: 'phone',
    kinds: WITH_DEALER,
    isContact: true,
    input: {
      type: 'tel',
      autoComplete: 'tel',
      inputMode: 'tel',
      maxLength: MAX_PHONE_INPUT,
    },
    normalise: normalisePhone,
    isValid: (text) => PHONE.test(text),
  },
  /** The chosen district's id. */
  {
    name: 'id_district',
    code: 'district',
    kinds: WITH_DEALER,
    isContact: true,
    isValid: (text) => text !== '',
  },
  /** The chosen dealer's id. Not checked without a district. */
  {
    name: 'dealer',
    code: 'dealer',
    kinds: WITH_DEALER,
    isContact: true,
    isValid: (_, choice, dealers) =>
      choice.id_district === '' || dealerOf(choice, dealers) !== null,
  },
  /** When the buyer prefers to drive: a sentence of the message, because spec §3 has no field for it. '' for any time. */
  { name: 'day_part', code: 'dayPart', kinds: ['test-drive'] },
  {
    name: 'msg',
    code: 'message',
    kinds: WITH_DEALER,
    isValid: (msg, { day_part }) => postedMessage({ day_part, msg }).length <= MAX_MESSAGE,
  },
  /** Consent to the privacy policy. */
  { name: 'accept', code: 'consent', isValid: (text) => text === 'S' },
  /** Consent to marketing, optional. */
  { name: 'disclaimer', code: 'marketing', kinds: WITH_DEALER },
  /** Consent to further dealers receiving the data, optional. The chosen one needs none. */
  { name: 'share', code: 'sharing', kinds: WITH_DEALER },
] as const satisfies readonly FieldDefinition[]

export type LeadField = (typeof DEFINITIONS)[number]['name']

export type LeadValues = Readonly<Record<LeadField, string>>

/** A field that breaks its rule of spec §5. The labels hold the messages. */
export type LeadError = Extract<(typeof DEFINITIONS)[number], { readonly isValid: unknown }>

type LeadFieldDefinition = (typeof DEFINITIONS)[number] & FieldDefinition

export const LEAD_FIELDS: readonly LeadFieldDefinition[] = DEFINITIONS

/** The fields of a form, in form order. */
export function leadFields(kind: LeadKind): readonly LeadFieldDefinition[] {
  return LEAD_FIELDS.filter(({ kinds }) => !kinds || kinds.includes(kind))
}

/** The words beside each consent checkbox, as shown. */
export type ConsentTexts = Pick<LeadValues, 'accept' | 'disclaimer' | 'share'>

export const EMPTY_LEAD = Object.fromEntries(
  LEAD_FIELDS.map(({ name }) => [name, '']),
) as LeadValues

/**
 * Validates the form and returns the fields that break a rule of spec §5, in form order. Empty if the form is valid.
 * @param dealers All available dealers. A dealer of another district is invalid.
 */
export function checkLead(
  kind: LeadKind,
  values: LeadValues,
  dealers: readonly Dealer[],
): readonly LeadError[] {
  return leadFields(kind).filter((field): field is LeadError & FieldDefinition => {
    const { name, normalise, isValid } = field
    const text = normalise?.(values[name]) ?? values[name]
    return isValid?.(text, values, dealers) === false
  })
}

/** The chosen dealer. Null if there is none or it belongs to another district. */
export function dealerOf(
  choice: Omit<OtherFields, 'day_part'>,
  dealers: readonly Dealer[],
): Dealer | null {
  const { dealer, id_district: district } = choice
  return dealers.find(({ id, districtId }) => id === dealer && districtId === district) ?? null
}

/**
 * The message as it is posted: after the day part, and before the link to the configuration PDF (spec §7, get-cfg-pdf).
 * @param link Null for a message without a PDF.
 */
export function postedMessage(
  { day_part, msg }: { readonly day_part: string; readonly msg: string },
  link: string | null = null,
): string {
  return [day_part, msg.trimEnd(), link && `PDF: ${link}`].filter(Boolean).join('\n')
}
