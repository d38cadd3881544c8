import { logFailure } from '../browser/log.ts'
import type { Settings } from '../store/settings.ts'

/** How the text of an attribute is read. */
interface AttributeType<Value> {
  /** Returns undefined or throws if the text is invalid. */
  readonly parse: (text: string) => Value | undefined
  /** Reported if the text is invalid: 'attribute …: … expected'. */
  readonly expected: string
}

/** An attribute for a field of its own in the settings, with the value that applies without it. */
type OwnField = {
  [Field in keyof Settings]: {
    readonly type: AttributeType<Settings[Field]>
    readonly target: Field
    readonly fallback: Settings[Field]
  }
}[Exclude<keyof Settings, 'backOffice' | 'contentConfig'>]

/** An attribute for a field of the wire data, or for all of the content config. */
interface WireField {
  readonly type: AttributeType<unknown>
  readonly target: `backOffice.${string}` | `contentConfig.${string}` | 'contentConfig'
}

const TEXT: AttributeType<string> = { parse: (text) => text, expected: 'a text was' }
const PATH = { parse: parsePath, expected: 'a path without host and query was' }
const ADDRESS = { parse: parseAddress, expected: 'an http or https address was' }
const TIMEOUT = { parse: parseTimeout, expected: 'whole milliseconds from 1 to 120000 were' }
const ROUTING = { parse: parseRouting, expected: 'history or memory was' }
const FLAG = { parse: parseFlag, expected: 'true or false was' }
const OBJECT = { parse: parseObject, expected: 'a JSON object was' }

/**
 * Every attribute of the element. From this table and its comments, `npx vitest run test/element -u` writes the list in
 * custom-elements.json, the table in README and the names that the plugin is tested against. After the semicolon of a
 * comment stands what applies without the attribute, unless the row has it as `fallback`.
 */
export const ATTRIBUTES = {
  /** base path of the routes */
  'base-path': { type: PATH, target: 'basePath', fallback: '/configurador' },
  /** root address of the content site; the page's own host */
  'api-url': { type: ADDRESS, target: 'apiUrl', fallback: '/' },
  /** root address of the stock call; the content site */
  'stock-url': { type: ADDRESS, target: 'stockUrl', fallback: null },
  /** timeout of one request attempt in milliseconds, 1 to 120000 */
  'request-timeout': { type: TIMEOUT, target: 'requestTimeout', fallback: 12_000 },
  /** `history`, or `memory` to keep the page's address unchanged */
  routing: { type: ROUTING, target: 'routing', fallback: 'history' },
  /** name of the product line: 'Gama {product}'; from the content site */
  product: { type: TEXT, target: 'backOffice.product' },
  /** address of the privacy policy; from the content site */
  'policy-link': { type: TEXT, target: 'backOffice.policyLink' },
  /** `true` when the site makes configuration PDFs; from the content site */
  'has-pdf': { type: FLAG, target: 'backOffice.hasPDF' },
  /** `true` when financing can be simulated; from the content site */
  'has-simul': { type: FLAG, target: 'contentConfig.hasSimul' },
  /** message of an empty list; from the content site, else 'Sem resultados' */
  'cfg-msg-no-result': { type: TEXT, target: 'backOffice.cfg_msg_no_result' },
  /** JSON object, fields of config_simul; from the content site */
  'credit-limits': { type: OBJECT, target: 'contentConfig' },
  /** JSON object: where and how leads are posted; from the content site */
  form: { type: OBJECT, target: 'backOffice.form' },
  /** JSON object: `title`, `content`; from the content site */
  seo: { type: OBJECT, target: 'backOffice.seo' },
  /** JSON object: `legalTitle`, `legalContent`; from the content site */
  'legal-sect': { type: OBJECT, target: 'backOffice.legalSect' },
  /** JSON object: `destaqueTitle`, `destaqueContent`; from the content site */
  'destaque-sect': { type: OBJECT, target: 'backOffice.destaqueSect' },
  /** JSON object: `title`, `content` of the info icons' text; from the content site */
  'finance-sect': { type: OBJECT, target: 'backOffice.financeSect' },
  /** JSON object: `title`, `content` of the summary's financing text; from the content site */
  'resume-page': { type: OBJECT, target: 'backOffice.resumePage' },
  /** JSON object: `faqsMotor`, a list of `question` and `answer`; from the content site */
  faqs: { type: OBJECT, target: 'backOffice.faqs' },
  /** JSON object: `noModel`, address of the no-model picture; the widget's own */
  svg: { type: OBJECT, target: 'backOffice.svg' },
  /** JSON object: any key of `src/labels/pt-pt.ts` and its text; the widget's own */
  labels: { type: OBJECT, target: 'backOffice.labels' },
} satisfies Readonly<Record<string, OwnField | WireField>>

/**
 * Reads the element's attributes. Never throws: invalid values count as missing.
 * @param get Returns an attribute's text; null if missing.
 * @param report Called once for every invalid value.
 */
export function readSettings(
  get: (name: string) => string | null,
  report: (message: string) => void,
): Settings {
  function read(name: string, { parse, expected }: AttributeType<unknown>): unknown {
    const text = get(name)?.trim()
    if (!text) return undefined
    try {
      const value = parse(text)
      if (value !== undefined) return value
    } catch {
      // Reported below, together with values that parse but are invalid.
    }
    report(`attribute ${name}: ${expected} expected`)
    return undefined
  }

  const own: Record<string, unknown> = {}
  const wire: Record<string, object> = { backOffice: {}, contentConfig: {} }
  for (const [name, row] of Object.entries<OwnField | WireField>(ATTRIBUTES)) {
    const value = read(name, row.type)
    const [target = '', field] = row.target.split('.')
    if ('fallback' in row) own[target] = value ?? row.fallback
    // A field with its own attribute takes precedence over the same field in an object.
    else if (value)
      wire[target] = field ? { ...wire[target], [field]: value } : { ...value, ...wire[target] }
  }
  return { ...own, ...wire } as unknown as Settings
}

const told = new Set<string>()

/** Reports each distinct message only once per page load. */
export function reportOnce(message: string): void {
  if (told.has(message)) return
  told.add(message)
  logFailure(message)
}

/** Parses a JSON object; undefined for any other JSON value. Throws a SyntaxError for invalid JSON. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

function parseFlag(text: string): string | undefined {
  return /^(true|false|[10sn])$/i.test(text) ? text : undefined
}

function parsePath(text: string): string | undefined {
  const path = `/${text}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return /[?#\s:\\]/.test(path) ? undefined : path
}

function parseRouting(text: string): Settings['routing'] | undefined {
  return text === 'history' || text === 'memory' ? text : undefined
}

function parseAddress(text: string): string | undefined {
  return /^https?:$/.test(new URL(text, document.baseURI).protocol) ? text : undefined
}

function parseTimeout(text: string): number | undefined {
  const milliseconds = Number(text)
  const isInRange = milliseconds > 0 && milliseconds <= 120_000
  return Number.isInteger(milliseconds) && isInRange ? milliseconds : undefined
}
