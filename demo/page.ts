import { createHash } from 'node:crypto'
import { decodeChoices } from '../src/core/configuration/saved-configuration.ts'

/** A page of the demo site. It is served for every URL below its path. */
export interface DemoPage {
  /** Path with a trailing slash; the widget's base path. */
  readonly path: string
  /** File name relative to the demo folder. */
  readonly name: string
  /** Its language, if search engines are told of it. */
  readonly language?: string
}

/** The demo page. Every path below it serves the same page. */
export const PAGE_PATH = '/configurador/'

/** The page with a custom brand inside a theme that styles every element. */
export const THEME_PATH = '/tema/'

/** The demo page in English: the widget takes its language from the page. */
export const ENGLISH_PATH = '/en/'

/** All pages of the demo site. */
export const PAGES: readonly DemoPage[] = [
  { path: PAGE_PATH, name: 'index.html', language: 'pt-PT' },
  { path: THEME_PATH, name: 'theme.html' },
  { path: ENGLISH_PATH, name: 'english.html', language: 'en' },
]

/** Adds the addresses of the page in each language, which have to be whole and the same on all of them. */
export function withLanguages(html: string, page: DemoPage, origin: string): string {
  if (page.language === undefined) return html
  const links = PAGES.flatMap(({ language, path }) =>
    language === undefined
      ? []
      : [`<link rel="alternate" hreflang="${language}" href="${new URL(path, origin).href}" />`],
  )
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}

/** Returns the file of a demo page. */
export function pageFile({ name }: DemoPage): URL {
  return new URL(name, import.meta.url)
}

/** Path at which the built widget is served in production. */
export const ASSET_PATH = '/assets/'

/** Returns the path of a request URL; '' for an invalid URL. */
export function pathOf(address = ''): string {
  return URL.parse(address, 'http://localhost')?.pathname ?? ''
}

/** Returns the demo page for a path; `null` for any other path. */
export function demoPageAt(pathname: string): DemoPage | null {
  return PAGES.find(({ path }) => pathname.startsWith(path) || `${pathname}/` === path) ?? null
}

const HOME_PARTS = /[ \t]*<!-- home -->[\s\S]*?<!-- \/home -->\n?/g
const STEP_PARTS = /[ \t]*<!-- step -->[\s\S]*?<!-- \/step -->\n?/g

/**
 * Returns the page for a URL. The parts between `home` comments are removed unless the URL is the
 * model list, those between `step` comments if it is. Share links open a step.
 */
export function pageFor(html: string, address = ''): string {
  const url = URL.parse(address, 'http://localhost')
  const isHome =
    url !== null && /^\/[^/]*\/?$/.test(url.pathname) && decodeChoices(url.search) === null
  return html.replace(isHome ? STEP_PARTS : HOME_PARTS, '')
}

/**
 * Returns a strict policy, to prove that the widget works under one: no inline scripts, and no inline
 * styles except those in the page's own head, which are listed by their hashes.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const SOURCE_SCRIPT = /<script type="module" src="[^"]*main\.ts"><\/script>/

const STYLE_SHEET = /<link rel="stylesheet" href="\/([^"]+)" \/>/g

/** What the built page refers to. */
export interface BuiltFiles {
  /** The widget's entry. */
  readonly entry: string
  /** The chunks of the widget's first view. */
  readonly chunks: readonly string[]
  /** Returns the text of a style sheet in the public folder. */
  readonly styleSheet: (name: string) => string
}

/**
 * Converts the development page to the built one. Its style sheets are written into the head, which
 * saves a round trip before the first paint. The source script is replaced with the built entry and
 * preloads of the first view's chunks. On the model list they wait in a template until home.js inserts
 * them, so that they do not compete with the hero's picture.
 * Throws when the page has no source script to replace.
 */
export function builtPage(html: string, { entry, chunks, styleSheet }: BuiltFiles): string {
  if (!SOURCE_SCRIPT.test(html)) throw new Error('The page does not load main.ts')
  const preloads = chunks.map((file) => `<link rel="modulepreload" href="${ASSET_PATH}${file}" />`)
  const script = `<script type="module" src="${ASSET_PATH}${entry}"></script>`
  const start = [...preloads, script].join('\n    ')
  const hasHero = html.includes('class="hero')
  const withHero = `<!-- home -->
    <template id="widget-start">${start}</template>
    <!-- /home -->
    <!-- step -->
    ${start}
    <!-- /step -->`
  return html
    .replace(STYLE_SHEET, (_, name: string) => `<style>${styleSheet(name)}</style>`)
    .replace(SOURCE_SCRIPT, hasHero ? withHero : start)
}
