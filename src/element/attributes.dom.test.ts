import { expect, it, vi } from 'vitest'
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

const OBJECTS = {
  form: 'form',
  seo: 'seo',
  'legal-sect': 'legalSect',
  'destaque-sect': 'destaqueSect',
  'finance-sect': 'financeSect',
  'resume-page': 'resumePage',
  faqs: 'faqs',
  svg: 'svg',
  labels: 'labels',
  'credit-limits': 'creditLimits',
} as const

it.each([undefined, '', '   '])('attributes that are all %j have defaults', (text) => {
  const names = text === undefined ? [] : Object.keys(ATTRIBUTES)
  const all = Object.fromEntries(names.map((name) => [name, text ?? '']))
  expect(read(all)).toEqual({ settings: DEFAULTS, reports: [] })
})

it.each<[name: string, text: string, field: string, value: unknown]>([
  ['base-path', '/configurador', 'basePath', '/configurador'],
  ['base-path', 'configurador', 'basePath', '/configurador'],
  ['base-path', '/pt/configurador/', 'basePath', '/pt/configurador'],
  ['base-path', ' //pt//configurador// ', 'basePath', '/pt/configurador'],
  ['base-path', '/', 'basePath', ''],
  ['base-path', '/automóveis', 'basePath', '/automóveis'],
  ['api-url', ' https://site.example ', 'apiUrl', 'https://site.example'],
  ['api-url', 'http://site.example/pt/', 'apiUrl', 'http://site.example/pt/'],
  ['api-url', '/pt', 'apiUrl', '/pt'],
  ['api-url', 'pt', 'apiUrl', 'pt'],
  ['api-url', '//site.example', 'apiUrl', '//site.example'],
  ['stock-url', ' https://loja.example/a ', 'stockUrl', 'https://loja.example/a'],
  ['time-zone', 'Atlantic/Azores', 'timeZone', 'Atlantic/Azores'],
  ['cookie-lifetime', 'session', 'cookieLifetime', 'session'],
  ['cookie-lifetime', '0', 'cookieLifetime', '0'],
  ['cookie-lifetime', '400', 'cookieLifetime', '400'],
  ['request-timeout', '1', 'requestTimeout', 1],
  ['request-timeout', ' 3000 ', 'requestTimeout', 3000],
  ['request-timeout', '120000', 'requestTimeout', 120_000],
  ['routing', 'history', 'routing', 'history'],
  ['routing', 'memory', 'routing', 'memory'],
  ...['true', 'false', '1', '0', 'S', 'n'].flatMap((text): [string, string, string, string][] => [
    ['has-pdf', text, 'hasPDF', text],
    ['has-simul', text, 'hasSimul', text],
  ]),
  ['product', ' Lume ', 'product', 'Lume'],
  ['policy-link', '/privacidade/', 'policyLink', '/privacidade/'],
  ['cfg-msg-no-result', 'Nada', 'cfg_msg_no_result', 'Nada'],
  ...Object.entries(OBJECTS).map(([name, field]): [string, string, string, object] => [
    name,
    ' {"title":"Olá","n":[1]} ',
    field,
    { title: 'Olá', n: [1] },
  ]),
])('the attribute %s can be %j', (name, text, field, value) => {
  expect(read({ [name]: text })).toEqual({ settings: { ...DEFAULTS, [field]: value }, reports: [] })
})

it.each<[name: string, expected: string, texts: readonly string[], settings?: object]>([
  ['base-path', 'a path', ['/a?b=1', '/a#b', '/a b', 'https://a.example/configurador', '\\a']],
  [
    'api-url',
    'an http(s) address',
    ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://['],
  ],
  ['stock-url', 'an http(s) address', ['javascript:alert(1)']],
  [
    'request-timeout',
    'whole ms, 1 to 120000',
    ['0', '-1', '1.5', '120001', 'soon', 'Infinity', '3000ms'],
  ],
  ['routing', 'history or memory', ['hash']],
  ['has-pdf', 'true or false', ['maybe']],
  ['has-simul', 'true or false', ['yes']],
  // It must not keep cookies longer than the site wants.
  [
    'cookie-lifetime',
    'days or session',
    ['sesion', '-1', '30 dias'],
    { cookieLifetime: 'session' },
  ],
  ...Object.keys(OBJECTS).map((name): [string, string, readonly string[]] => [
    name,
    'a JSON object',
    ['{', '[]', 'null', '"text"', '7', '{"a":1'],
  ]),
])(
  'the attribute %s has to be %s, and any other text is reported',
  (name, expected, texts, set) => {
    const reports = [`attribute ${name}: expected ${expected}`]
    for (const text of texts)
      expect([text, read({ [name]: text })]).toEqual([
        text,
        { settings: { ...DEFAULTS, ...set }, reports },
      ])
  },
)

it('a report is logged once in the lifetime of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  reportOnce('attribute x: one')
  reportOnce('attribute x: one')
  reportOnce('attribute x: two')
  expect(warn).toHaveBeenCalledTimes(2)
})
