import { logFailure } from '../browser/log.ts'
import type { Settings } from '../store/settings.ts'

/** Milliseconds one attempt of a request may take, unless the attribute says otherwise. */
const DEFAULT_TIMEOUT = 12_000

/** Attributes whose text is the back office's field of that name. */
const TEXT_FIELDS = {
  product: 'product',
  'policy-link': 'policyLink',
  'cfg-msg-no-result': 'cfg_msg_no_result',
} as const

/** Attributes whose JSON object is the back office's field of that name. */
const JSON_FIELDS = {
  form: 'form',
  seo: 'seo',
  'legal-sect': 'legalSect',
  'destaque-sect': 'destaqueSect',
  'finance-sect': 'financeSect',
  'resume-page': 'resumePage',
  faqs: 'faqs',
  svg: 'svg',
  labels: 'labels',
} as const

/** Every attribute of the element; README and custom-elements.json describe them. */
export const ATTRIBUTES = [
  'base-path',
  'api-url',
  'stock-url',
  'request-timeout',
  'routing',
  'credit-limits',
  'has-pdf',
  'has-simul',
  ...Object.keys(TEXT_FIELDS),
  ...Object.keys(JSON_FIELDS),
] as const

/** The attribute's value; undefined, or an error, for a text that cannot be read. */
type Parse<Value> = (text: string) => Value | undefined

/**
 * Reads the element's attributes. Never throws: what cannot be read counts as missing.
 * @param get The attribute's text; null when missing.
 * @param report Told once for every text that cannot be read.
 */
export function readSettings(
  get: (name: string) => string | null,
  report: (message: string) => void,
): Settings {
  function read<Value>(name: string, parse: Parse<Value>, expected: string): Value | undefined {
    const text = get(name)?.trim()
    if (!text) return undefined
    try {
      const value = parse(text)
      if (value !== undefined) return value
    } catch {
      // Told below, with what was read but makes no sense.
    }
    report(`attribute ${name}: ${expected} expected`)
    return undefined
  }
  const readAddress = (name: string) => read(name, parseAddress, 'an http or https address was')
  const readFlag = (name: string) => read(name, parseFlag, 'true or false was')
  const readObject = (name: string) => read(name, parseObject, 'a JSON object was')

  return {
    basePath: read('base-path', parsePath, 'a path without host and query was') ?? '/configurador',
    apiUrl: readAddress('api-url') ?? '/',
    stockUrl: readAddress('stock-url') ?? null,
    requestTimeout:
      read('request-timeout', parseTimeout, 'whole milliseconds from 1 to 120000 were') ??
      DEFAULT_TIMEOUT,
    routing: read('routing', parseRouting, 'history or memory was') ?? 'history',
    backOffice: given([
      ...Object.entries(TEXT_FIELDS).map(([name, field]) => [field, get(name)?.trim()] as const),
      ...Object.entries(JSON_FIELDS).map(([name, field]) => [field, readObject(name)] as const),
      ['hasPDF', readFlag('has-pdf')],
    ]),
    contentConfig: {
      ...readObject('credit-limits'),
      ...given([['hasSimul', readFlag('has-simul')]]),
    },
  }
}

const told = new Set<string>()

/** Tells each message once in the page's life. */
export function reportOnce(message: string): void {
  if (told.has(message)) return
  told.add(message)
  logFailure(message)
}

function given(fields: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.filter(([, value]) => value))
}

/** A JSON object; undefined for other JSON. Throws SyntaxError for what is none. */
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
