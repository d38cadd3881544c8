import { webUrl } from '../core/content-site/content-site.ts'
import { isWire, type Wire, parseJson } from '../core/content-site/wire.ts'
import { logFailure } from '../platform/log.ts'
import type { Settings, SiteField } from '../core/store/state.ts'

/**
 * How the text of an attribute is read: a parser, which returns undefined if the text is invalid, what is
 * reported then ('attribute …: expected …'), and which value applies then; without it, that of a missing attribute.
 */
type AttributeType<Value> = readonly [
  parse: (text: string) => Value | undefined,
  expected?: string,
  ifInvalid?: Value,
]

/**
 * How an attribute is read, its value without the attribute, and the field of the settings, by default its name in camel
 * case. Without such a value the field is missing, and what the content site says applies.
 */
export type Attribute = readonly [
  AttributeType<unknown>,
  fallback?: string | number | boolean | null | undefined,
  field?: string,
]

type KebabCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${KebabCase<Rest>}`
  : Name

/** Every field that the settings always have needs an attribute with a fallback. */
type OwnFields = {
  readonly [Field in Exclude<keyof Settings, SiteField> as KebabCase<Field>]: readonly [
    AttributeType<Settings[Field]>,
    fallback: Settings[Field],
  ]
}

const TEXT: AttributeType<string> = [(text) => text]
const PATH: AttributeType<string> = [parsePath, 'a path']
const ADDRESS: AttributeType<string> = [parseAddress, 'an http(s) address']
const TIMEOUT: AttributeType<number> = [parseTimeout, 'whole ms, 1 to 120000']
const ROUTING = [
  matching(/^(history|memory)$/) as (text: string) => Settings['routing'] | undefined,
  'history or memory',
] as const
// A misspelt 'session' must not keep cookies longer than the site wants.
const LIFETIME: AttributeType<string> = [
  matching(/^(session|[\d.]+)$/),
  'days or session',
  'session',
]
const FLAG: AttributeType<string> = [matching(/^(true|false|[10sn])$/i), 'true or false']
const OBJECT: AttributeType<object> = [parseObject, 'a JSON object']

/**
 * Every attribute of the element. From this table and its comments, `npx vitest run test/docs -u` writes the list in
 * custom-elements.json, the table in README and the names that the plugin is tested against. After the semicolon of a
 * comment stands what applies without the attribute, unless the row has a fallback.
 */
export const ATTRIBUTES = {
  /** base path of the routes */
  'base-path': [PATH, '/configurador'],
  /** root address of the content site; the page's own host */
  'api-url': [ADDRESS, '/'],
  /** root address of the stock call; the content site */
  'stock-url': [ADDRESS, null],
  /** timeout of one request attempt in milliseconds, 1 to 120000, and at most one and a half times this for a whole call */
  'request-timeout': [TIMEOUT, 12_000],
  /** `history`, or `memory` to keep the page's address unchanged */
  routing: [ROUTING, 'history'],
  /** code of a configuration or query of its share link, which opens first unless the visitor's address or a saved configuration says otherwise, and a changed one at once; the model list */
  configuration: [TEXT],
  /** `false` to keep the page's title, which otherwise names step and model unless `routing` is `memory` (where the server's title names a car, `data-page` of `<title>` has the page's own) */
  'follow-title': [FLAG, 'true'],
  /** time zone of the market, whose day decides until when prices and campaigns are valid; `Europe/Lisbon` */
  'time-zone': [TEXT, null],
  /** lifetime in days of the cookies for choices and id, or `session` to keep them until the browser is closed */
  'cookie-lifetime': [LIFETIME, '30'],
  /** `granted` if the visitor agrees to analytics; any other text denies it, such as `denied` */
  consent: [TEXT, 'granted'],
  /** name of the product line: 'Gama {product}'; from the content site */
  product: [TEXT],
  /** address of the privacy policy; from the content site */
  'policy-link': [TEXT],
  /** JSON object, fields of config_simul; from the content site */
  'credit-limits': [OBJECT],
  /** `true` when the site makes configuration PDFs; from the content site */
  'has-pdf': [FLAG, undefined, 'hasPDF'],
  /** `true` when financing can be simulated; from the content site */
  'has-simul': [FLAG],
  /** `true` when the simulation follows the sliders, 400 ms after the last movement; from the content site */
  'live-simulation': [FLAG],
  /** `true` when the site gives configurations a code; from the content site */
  'has-build-codes': [FLAG],
  /** message of an empty list; from the content site, else 'Sem resultados' */
  'cfg-msg-no-result': [TEXT, undefined, 'cfg_msg_no_result'],
  /** JSON object: where and how leads are posted; from the content site */
  form: [OBJECT],
  /** JSON object: `title`, `content`; from the content site */
  seo: [OBJECT],
  /** JSON object: `legalTitle`, `legalContent`; from the content site */
  'legal-sect': [OBJECT],
  /** JSON object: `destaqueTitle`, `destaqueContent`; from the content site */
  'destaque-sect': [OBJECT],
  /** JSON object: `title`, `content` of the info icons' text; from the content site */
  'finance-sect': [OBJECT],
  /** JSON object: `title`, `content` of the summary's financing text; from the content site */
  'resume-page': [OBJECT],
  /** JSON object: `warning`, `lenderName`, `intermediaryName`, `intermediaryCategory`, `intermediaryNumber`, shown wherever a monthly payment is; from the content site */
  'credit-legal': [OBJECT],
  /** JSON object: `title`, `text`, `picture`, `link` of the guarantee notice; from the content site */
  guarantee: [OBJECT],
  /** JSON object: addresses `accessibility`, `complaints`, `imprint` in the line below every screen; from the content site */
  'legal-links': [OBJECT],
  /** JSON object: `faqsMotor`, a list of `question` and `answer`; from the content site */
  faqs: [OBJECT],
  /** JSON object: `petrol`, `diesel`, `homeCharging`, `publicCharging`, each an object with `price` in euros per litre or kWh, `date` and `source`; from the content site, else no running cost */
  'energy-prices': [OBJECT],
  /** JSON object: `noModel`, address of the no-model picture; the widget's own */
  svg: [OBJECT],
  /** JSON object: any key of `src/labels/labels.pt-PT.ts` and its text; the widget's own */
  labels: [OBJECT],
} satisfies OwnFields & Readonly<Record<string, Attribute>>

/**
 * Reads the element's attributes. Never throws: invalid values count as missing.
 * @param get Returns an attribute's text; null if missing.
 * @param report Called once for every invalid value.
 */
export function readSettings(
  get: (name: string) => string | null,
  report: (message: string) => void,
): Settings {
  const settings: Record<string, unknown> = {}
  for (const [name, [type, fallback, field]] of Object.entries<Attribute>(ATTRIBUTES)) {
    const [parse, expected, ifInvalid] = type
    const text = get(name)?.trim()
    let value = text ? parse(text) : fallback
    if (text && value === undefined) {
      report(`attribute ${name}: expected ${expected}`)
      value = ifInvalid ?? fallback
    }
    const camelCase = name.replace(/-./g, (letters) => letters.charAt(1).toUpperCase())
    if (value !== undefined) settings[field ?? camelCase] = value
  }
  return settings as unknown as Settings
}

const reported = new Set<string>()

/** Reports each distinct message only once per page load. */
export function reportOnce(message: string): void {
  if (reported.has(message)) return
  reported.add(message)
  logFailure(message)
}

/** Parses a JSON object; undefined for any other text. */
export function parseObject(text: string): Wire | undefined {
  const value = parseJson(text)
  return isWire(value) ? value : undefined
}

function matching(pattern: RegExp): (text: string) => string | undefined {
  return (text) => (pattern.test(text) ? text : undefined)
}

function parsePath(text: string): string | undefined {
  const path = `/${text}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return /[?#\s:\\]/.test(path) ? undefined : path
}

function parseAddress(text: string): string | undefined {
  return webUrl(text, document.baseURI) ? text : undefined
}

function parseTimeout(text: string): number | undefined {
  const ms = Number(text)
  return Number.isInteger(ms) && ms > 0 && ms <= 120_000 ? ms : undefined
}
