import { afterEach, describe, expect, it, vi } from 'vitest'
import { ATTRIBUTES, readSettings, reportOnce } from './attributes.ts'

function read(attributes: Readonly<Record<string, string>>) {
  const reports: string[] = []
  const settings = readSettings(
    (name) => attributes[name] ?? null,
    (message) => reports.push(message),
  )
  return { settings, reports }
}

const DEFAULTS = {
  basePath: '/configurador',
  apiUrl: '/',
  stockUrl: null,
  requestTimeout: 12_000,
  routing: 'history',
  followTitle: 'true',
  timeZone: null,
  cookieLifetime: '30',
  consent: 'granted',
}

const JSON_ATTRIBUTES = {
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

describe('the attributes', () => {
  it('have defaults when all are missing, and report nothing', () => {
    expect(read({})).toEqual({ settings: DEFAULTS, reports: [] })
  })

  it.each(['', '   '])('have defaults when all are %j, and report nothing', (text) => {
    const all = Object.fromEntries(Object.keys(ATTRIBUTES).map((name) => [name, text]))
    expect(read(all)).toEqual({ settings: DEFAULTS, reports: [] })
  })
})

describe('the attribute base-path', () => {
  it.each([
    ['/configurador', '/configurador'],
    ['configurador', '/configurador'],
    ['/pt/configurador/', '/pt/configurador'],
    [' //pt//configurador// ', '/pt/configurador'],
    ['/', ''],
    ['/automóveis', '/automóveis'],
  ])('%j is read as %j', (text, basePath) => {
    expect(read({ 'base-path': text })).toEqual({
      settings: { ...DEFAULTS, basePath },
      reports: [],
    })
  })

  it.each(['/a?b=1', '/a#b', '/a b', 'https://a.example/configurador', '\\a'])(
    'falls back to the default for %j and reports it',
    (text) => {
      const { settings, reports } = read({ 'base-path': text })
      expect(settings.basePath).toBe('/configurador')
      expect(reports).toEqual([expect.stringContaining('attribute base-path')])
    },
  )
})

describe('the attribute api-url', () => {
  it.each(['https://site.example', 'http://site.example/pt/', '/pt', 'pt', '//site.example'])(
    'accepts %j unchanged',
    (text) => {
      expect(read({ 'api-url': ` ${text} ` })).toEqual({
        settings: { ...DEFAULTS, apiUrl: text },
        reports: [],
      })
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://['])(
    'falls back to the default for %j and reports it',
    (text) => {
      const { settings, reports } = read({ 'api-url': text })
      expect(settings.apiUrl).toBe('/')
      expect(reports).toEqual([expect.stringContaining('attribute api-url')])
    },
  )
})

describe('the attribute stock-url', () => {
  it('is a URL like api-url, and falls back to the content site when it is missing or malformed', () => {
    expect(read({ 'stock-url': ' https://loja.example/a ' }).settings.stockUrl).toBe(
      'https://loja.example/a',
    )
    expect(read({}).settings.stockUrl).toBeNull()
    const { settings, reports } = read({ 'stock-url': 'javascript:alert(1)' })
    expect(settings.stockUrl).toBeNull()
    expect(reports).toEqual(['attribute stock-url: expected an http(s) address'])
  })
})

describe('the attribute time-zone', () => {
  it('is that of the market', () => {
    const settings = { ...DEFAULTS, timeZone: 'Atlantic/Azores' }
    expect(read({ 'time-zone': 'Atlantic/Azores' })).toEqual({ settings, reports: [] })
  })
})

describe('the attribute cookie-lifetime', () => {
  it.each(['session', '0', '1', '400'])('is read for a lifetime of %s', (cookieLifetime) => {
    const settings = { ...DEFAULTS, cookieLifetime }
    expect(read({ 'cookie-lifetime': cookieLifetime })).toEqual({ settings, reports: [] })
  })

  it.each(['sesion', '-1', '30 dias'])('is that of the session for %j, and reports it', (text) => {
    expect(read({ 'cookie-lifetime': text })).toEqual({
      settings: { ...DEFAULTS, cookieLifetime: 'session' },
      reports: ['attribute cookie-lifetime: expected days or session'],
    })
  })
})

describe('the attribute request-timeout', () => {
  it.each([
    ['1', 1],
    [' 3000 ', 3000],
    ['120000', 120_000],
  ])('%j is read as %d', (text, requestTimeout) => {
    expect(read({ 'request-timeout': text })).toEqual({
      settings: { ...DEFAULTS, requestTimeout },
      reports: [],
    })
  })

  it.each(['0', '-1', '1.5', '120001', 'soon', 'Infinity', '3000ms'])(
    'falls back to the default for %j and reports it',
    (text) => {
      const { settings, reports } = read({ 'request-timeout': text })
      expect(settings.requestTimeout).toBe(12_000)
      expect(reports).toEqual([expect.stringContaining('attribute request-timeout')])
    },
  )
})

describe('the attribute routing', () => {
  it.each(['history', 'memory'])('accepts %j', (routing) => {
    expect(read({ routing })).toEqual({ settings: { ...DEFAULTS, routing }, reports: [] })
  })

  it('falls back and reports anything else', () => {
    const { settings, reports } = read({ routing: 'hash' })
    expect(settings.routing).toBe('history')
    expect(reports).toEqual(['attribute routing: expected history or memory'])
  })
})

describe('the attributes has-pdf and has-simul', () => {
  it.each(['true', 'false', '1', '0', 'S', 'n'])('pass %j on', (text) => {
    const { settings, reports } = read({ 'has-pdf': text, 'has-simul': text })
    expect(settings).toEqual({ ...DEFAULTS, hasPDF: text, hasSimul: text })
    expect(reports).toEqual([])
  })

  it('fall back to the content site, and report anything else', () => {
    const { settings, reports } = read({ 'has-pdf': 'maybe', 'has-simul': 'yes' })
    expect(settings).toEqual(DEFAULTS)
    expect(reports).toEqual([
      'attribute has-pdf: expected true or false',
      'attribute has-simul: expected true or false',
    ])
  })
})

describe('the attributes product, policy-link and cfg-msg-no-result', () => {
  it('are trimmed texts under the names of the back office', () => {
    const { settings, reports } = read({
      product: ' Lume ',
      'policy-link': '/privacidade/',
      'cfg-msg-no-result': 'Nada',
    })
    expect(settings).toEqual({
      ...DEFAULTS,
      product: 'Lume',
      policyLink: '/privacidade/',
      cfg_msg_no_result: 'Nada',
    })
    expect(reports).toEqual([])
  })
})

describe.each(Object.entries(JSON_ATTRIBUTES))('the attribute %s', (name, field) => {
  it('is a JSON object under the name of the back office', () => {
    const { settings, reports } = read({ [name]: ' {"title":"Olá","n":[1]} ' })
    expect(settings).toEqual({ ...DEFAULTS, [field]: { title: 'Olá', n: [1] } })
    expect(reports).toEqual([])
  })

  it.each(['{', '[]', 'null', '"text"', '7', '{"a":1'])(
    'counts %j as missing and reports it once',
    (text) => {
      const { settings, reports } = read({ [name]: text })
      expect(settings).toEqual(DEFAULTS)
      expect(reports).toEqual([`attribute ${name}: expected a JSON object`])
    },
  )
})

describe('the attribute credit-limits', () => {
  it('contains fields of the content config', () => {
    const { settings, reports } = read({ 'credit-limits': '{"credMinEntry":750}' })
    expect(settings).toEqual({ ...DEFAULTS, creditLimits: { credMinEntry: 750 } })
    expect(reports).toEqual([])
  })

  it('counts as missing and is reported once when malformed', () => {
    const { settings, reports } = read({ 'credit-limits': '[1]' })
    expect(settings).toEqual(DEFAULTS)
    expect(reports).toEqual(['attribute credit-limits: expected a JSON object'])
  })
})

describe('a report', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is logged once in the lifetime of the page', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    reportOnce('attribute x: one')
    reportOnce('attribute x: one')
    reportOnce('attribute x: two')
    expect(warn).toHaveBeenCalledTimes(2)
  })
})
