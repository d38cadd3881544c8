import { logFailure } from '../browser/log.ts'
import type { Settings } from '../store/settings.ts'

/** Default timeout of a request attempt, in milliseconds. */
const DEFAULT_TIMEOUT = 12_000

/** Attributes with plain text, mapped to the back-office field of the same name. */
const TEXT_FIELDS = {
  product: 'product',
  'policy-link': 'policyLink',
  'cfg-msg-no-result': 'cfg_msg_no_result',
} as const

/** Attributes with a JSON object, mapped to the back-office field of the same name. */
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

/** Every attribute of the element, as documented in README and custom-elements.json. */
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

/** Parses an attribute's value. Returns undefined or throws if the text is invalid. */
type Parse<Value> = (text: string) => Value | undefined

/**
 * Reads the element's attributes. Never throws: invalid values count as missing.
 * @param get Returns an attribute's text; null if missing.
 * @param report Called once for every invalid value.
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
      // Reported below, together with values that parse but are invalid.
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

/** Reports each distinct message only once per page load. */
export function reportOnce(message: string): void {
  if (told.has(message)) return
  told.add(message)
  logFailure(message)
}

function given(fields: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.filter(([, value]) => value))
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
