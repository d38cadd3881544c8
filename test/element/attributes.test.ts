import { afterEach, describe, expect, it, vi } from 'vitest'
import { ATTRIBUTES, readSettings, reportOnce } from '../../src/element/attributes.ts'

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
  backOffice: {},
  contentConfig: {},
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
  it('fall back when all are missing, and nothing is told', () => {
    expect(read({})).toEqual({ settings: DEFAULTS, reports: [] })
  })

  it.each(['', '   '])('fall back when all are %j, and nothing is told', (text) => {
    const all = Object.fromEntries(Object.keys(ATTRIBUTES).map((name) => [name, text]))
    expect(read(all)).toEqual({ settings: DEFAULTS, reports: [] })
  })
})

describe('base-path', () => {
  it.each([
    ['/configurador', '/configurador'],
    ['configurador', '/configurador'],
    ['/pt/configurador/', '/pt/configurador'],
    [' //pt//configurador// ', '/pt/configurador'],
    ['/', ''],
    ['/automóveis', '/automóveis'],
  ])('%j is %j', (text, basePath) => {
    expect(read({ 'base-path': text })).toEqual({
      settings: { ...DEFAULTS, basePath },
      reports: [],
    })
  })

  it.each(['/a?b=1', '/a#b', '/a b', 'https://a.example/configurador', '\\a'])(
    '%j falls back and is told',
    (text) => {
      const { settings, reports } = read({ 'base-path': text })
      expect(settings.basePath).toBe('/configurador')
      expect(reports).toEqual([expect.stringContaining('attribute base-path')])
    },
  )
})

describe('api-url', () => {
  it.each(['https://site.example', 'http://site.example/pt/', '/pt', 'pt', '//site.example'])(
    '%j is taken as it is',
    (text) => {
      expect(read({ 'api-url': ` ${text} ` })).toEqual({
        settings: { ...DEFAULTS, apiUrl: text },
        reports: [],
      })
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://['])(
    '%j falls back and is told',
    (text) => {
      const { settings, reports } = read({ 'api-url': text })
      expect(settings.apiUrl).toBe('/')
      expect(reports).toEqual([expect.stringContaining('attribute api-url')])
    },
  )
})

describe('stock-url', () => {
  it('is an address as api-url is, and the content site’s where it is missing or malformed', () => {
    expect(read({ 'stock-url': ' https://loja.example/a ' }).settings.stockUrl).toBe(
      'https://loja.example/a',
    )
    expect(read({}).settings.stockUrl).toBeNull()
    const { settings, reports } = read({ 'stock-url': 'javascript:alert(1)' })
    expect(settings.stockUrl).toBeNull()
    expect(reports).toEqual(['attribute stock-url: an http or https address was expected'])
  })
})

describe('request-timeout', () => {
  it.each([
    ['1', 1],
    [' 3000 ', 3000],
    ['120000', 120_000],
  ])('%j is %d', (text, requestTimeout) => {
    expect(read({ 'request-timeout': text })).toEqual({
      settings: { ...DEFAULTS, requestTimeout },
      reports: [],
    })
  })

  it.each(['0', '-1', '1.5', '120001', 'soon', 'Infinity', '3000ms'])(
    '%j falls back and is told',
    (text) => {
      const { settings, reports } = read({ 'request-timeout': text })
      expect(settings.requestTimeout).toBe(12_000)
      expect(reports).toEqual([expect.stringContaining('attribute request-timeout')])
    },
  )
})

describe('routing', () => {
  it.each(['history', 'memory'])('%j is taken', (routing) => {
    expect(read({ routing })).toEqual({ settings: { ...DEFAULTS, routing }, reports: [] })
  })

  it('falls back and is told for anything else', () => {
    const { settings, reports } = read({ routing: 'hash' })
    expect(settings.routing).toBe('history')
    expect(reports).toEqual(['attribute routing: history or memory was expected'])
  })
})

describe('has-pdf and has-simul', () => {
  it.each(['true', 'false', '1', '0', 'S', 'n'])('%j is handed on', (text) => {
    const { settings, reports } = read({ 'has-pdf': text, 'has-simul': text })
    expect(settings.backOffice).toEqual({ hasPDF: text })
    expect(settings.contentConfig).toEqual({ hasSimul: text })
    expect(reports).toEqual([])
  })

  it('are left to the content site, and told, for anything else', () => {
    const { settings, reports } = read({ 'has-pdf': 'maybe', 'has-simul': 'yes' })
    expect(settings).toEqual(DEFAULTS)
    expect(reports).toEqual([
      'attribute has-pdf: true or false was expected',
      'attribute has-simul: true or false was expected',
    ])
  })
})

describe('product, policy-link and cfg-msg-no-result', () => {
  it('are texts under the back office’s names, trimmed', () => {
    const { settings, reports } = read({
      product: ' Lume ',
      'policy-link': '/privacidade/',
      'cfg-msg-no-result': 'Nada',
    })
    expect(settings.backOffice).toEqual({
      product: 'Lume',
      policyLink: '/privacidade/',
      cfg_msg_no_result: 'Nada',
    })
    expect(reports).toEqual([])
  })
})

describe.each(Object.entries(JSON_ATTRIBUTES))('%s', (name, field) => {
  it('is a JSON object under the back office’s name', () => {
    const { settings, reports } = read({ [name]: ' {"title":"Olá","n":[1]} ' })
    expect(settings.backOffice).toEqual({ [field]: { title: 'Olá', n: [1] } })
    expect(reports).toEqual([])
  })

  it.each(['{', '[]', 'null', '"text"', '7', '{"a":1'])(
    '%j counts as missing and is told once',
    (text) => {
      const { settings, reports } = read({ [name]: text })
      expect(settings).toEqual(DEFAULTS)
      expect(reports).toEqual([`attribute ${name}: a JSON object was expected`])
    },
  )
})

describe('credit-limits', () => {
  it('are fields of the content config; has-simul wins over theirs', () => {
    const limits = '{"credMinEntry":750,"hasSimul":true}'
    expect(read({ 'credit-limits': limits }).settings.contentConfig).toEqual({
      credMinEntry: 750,
      hasSimul: true,
    })
    expect(read({ 'credit-limits': limits, 'has-simul': 'false' }).settings.contentConfig).toEqual({
      credMinEntry: 750,
      hasSimul: 'false',
    })
  })

  it('count as missing and are told once when malformed', () => {
    const { settings, reports } = read({ 'credit-limits': '[1]' })
    expect(settings).toEqual(DEFAULTS)
    expect(reports).toEqual(['attribute credit-limits: a JSON object was expected'])
  })
})

describe('a report', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is logged once in the page’s life', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    reportOnce('attribute x: one')
    reportOnce('attribute x: one')
    reportOnce('attribute x: two')
    expect(warn).toHaveBeenCalledTimes(2)
  })
})
