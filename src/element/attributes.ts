import { logFailure } from '../browser/log.ts'
import type { Settings } from '../store/settings.ts'

/** Milliseconds one attempt of a request may take, unless the attribute says otherwise. */
const DEFAULT_TIMEOUT = 12_000

const DEFAULT_BASE_PATH = '/configurador'

/** Attributes whose text is the back office's field of that name. */
const TEXT_FIELDS = {
  product: 'product',
  'policy-link': 'policyLink',
  'has-pdf': 'hasPDF',
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
  'request-timeout',
  'routing',
  'has-simul',
  'credit-limits',
  ...Object.keys(TEXT_FIELDS),
  ...Object.keys(JSON_FIELDS),
] as const

/**
 * Reads the element's attributes. Never throws: what cannot be read counts as missing.
 * @param get The attribute's text; null when missing.
 * @param report Told once for every text that cannot be read.
 */
export function readSettings(
  get: (name: string) => string | null,
  report: (message: string) => void,
): Settings {
  const readJson = (name: string): Readonly<Record<string, unknown>> | undefined => {
    const text = get(name)?.trim()
    if (!text) return undefined
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value as Readonly<Record<string, unknown>>
    } catch {
      // Told below, with what is no object.
    }
    report(`attribute ${name}: a JSON object was expected`)
    return undefined
  }
  const backOffice: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(TEXT_FIELDS)) {
    const text = get(name)?.trim()
    if (text) backOffice[field] = text
  }
  for (const [name, field] of Object.entries(JSON_FIELDS)) {
    const value = readJson(name)
    if (value) backOffice[field] = value
  }
  const hasSimulation = get('has-simul')?.trim()
  return {
    basePath: readBasePath(get('base-path'), report),
    apiUrl: readAddress(get('api-url'), report),
    requestTimeout: readTimeout(get('request-timeout'), report),
    routing: get('routing') === 'memory' ? 'memory' : 'history',
    backOffice,
    contentConfig: {
      ...readJson('credit-limits'),
      ...(hasSimulation && { hasSimul: hasSimulation }),
    },
  }
}

/** Tells each message once in the page's life. */
export function reportOnce(message: string): void {
  if (told.has(message)) return
  told.add(message)
  logFailure(message)
}

const told = new Set<string>()

function readBasePath(text: string | null, report: (message: string) => void): string {
  if (!text?.trim()) return DEFAULT_BASE_PATH
  const path = `/${text.trim()}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  if (!/[?#\s]/.test(path)) return path
  report('attribute base-path: a path without query was expected')
  return DEFAULT_BASE_PATH
}

function readAddress(text: string | null, report: (message: string) => void): string {
  const address = text?.trim() || '/'
  try {
    if (/^https?:$/.test(new URL(address, document.baseURI).protocol)) return address
  } catch {
    // Told below, with other protocols.
  }
  report('attribute api-url: an http or https address was expected')
  return '/'
}

function readTimeout(text: string | null, report: (message: string) => void): number {
  if (text === null || text.trim() === '') return DEFAULT_TIMEOUT
  const milliseconds = Number(text)
  if (Number.isInteger(milliseconds) && milliseconds > 0 && milliseconds <= 120_000)
    return milliseconds
  report('attribute request-timeout: whole milliseconds from 1 to 120000 were expected')
  return DEFAULT_TIMEOUT
}
